"""The embedding model all-MiniLM-L6-v2 in PyTorch, with weights to train beside its own.

To its upper layers, the product of two narrow matrices is added (LoRA, arXiv:2106.09685), small enough to be part of the
repository. The server adds it to the model's quantized weights: lib/providers/embeddings/local/adapted-model.ts. Needs
torch, onnx, and tokenizers, and the model in ~/.cache/atelier/models.
"""

import base64
import os

import numpy as np
import onnx
import torch
import torch.nn as nn
import torch.nn.functional as F
from onnx import numpy_helper
from tokenizers import Tokenizer

MODELS = os.path.expanduser("~/.cache/atelier/models/embeddings/")
LOCAL = os.path.join(os.path.dirname(__file__), "../lib/providers/embeddings/local/")
CLS, SEP = 101, 102
LAYERS, HEADS, WIDTH = 6, 12, 384
RANK = 8

tokenizer = Tokenizer.from_file(MODELS + "all-minilm-l6-v2-tokenizer.json")
tokenizer.no_padding()
tokenizer.no_truncation()


def pieces(text, most):
    return tokenizer.encode(text, add_special_tokens=False).ids[:most]


def read_base():
    """The constants of the ONNX file, and its quantized matrices in the order of use: (floats, name)."""
    model = onnx.load(MODELS + "all-minilm-l6-v2-q8.onnx")
    constants = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
    names = [node.input[1] for node in model.graph.node if node.op_type == "MatMulInteger"]
    return constants, [(floats_of(constants, name[: -len("_quantized")]), name) for name in names]


def floats_of(constants, name):
    whole = constants[name + "_quantized"].astype(np.float32)
    return (whole - constants[name + "_zero_point"].astype(np.float32)) * constants[name + "_scale"]


class Linear(nn.Module):
    def __init__(self, weights, bias, rank, name):
        super().__init__()
        self.name = name
        self.register_buffer("weights", torch.tensor(weights))
        self.register_buffer("bias", torch.tensor(bias))
        if rank > 0:
            self.left = nn.Parameter(torch.randn(weights.shape[0], rank) * 0.02)
            self.right = nn.Parameter(torch.zeros(rank, weights.shape[1]))

    def forward(self, x):
        y = x @ self.weights + self.bias
        return y + (x @ self.left) @ self.right * 2.0 if hasattr(self, "left") else y


class Layer(nn.Module):
    def __init__(self, constants, matrices, at, rank):
        super().__init__()
        prefix = f"encoder.layer.{at}."
        parts = [
            "attention.self.query", "attention.self.key", "attention.self.value",
            "attention.output.dense", "intermediate.dense", "output.dense",
        ]
        self.parts = nn.ModuleList(
            Linear(matrices[at * 6 + i][0], constants[f"{prefix}{part}.bias"], rank, matrices[at * 6 + i][1])
            for i, part in enumerate(parts)
        )
        for key, part in (("first", "attention.output"), ("second", "output")):
            self.register_buffer(key + "_weight", torch.tensor(constants[f"{prefix}{part}.LayerNorm.weight"]))
            self.register_buffer(key + "_bias", torch.tensor(constants[f"{prefix}{part}.LayerNorm.bias"]))
        self.drop = nn.Dropout(0.1 if rank > 0 else 0)

    def forward(self, x, mask):
        query, key, value, output, inner, outer = self.parts
        split = lambda t: t.view(x.shape[0], x.shape[1], HEADS, WIDTH // HEADS).transpose(1, 2)
        seen = F.scaled_dot_product_attention(split(query(x)), split(key(x)), split(value(x)), attn_mask=mask)
        seen = output(seen.transpose(1, 2).reshape(x.shape))
        x = F.layer_norm(x + self.drop(seen), (WIDTH,), self.first_weight, self.first_bias, 1e-12)
        return F.layer_norm(x + self.drop(outer(F.gelu(inner(x)))), (WIDTH,), self.second_weight, self.second_bias, 1e-12)


class Encoder(nn.Module):
    """The model; from `first_trained` on, its layers have weights to train, and with them a score of what they say."""

    def __init__(self, first_trained=LAYERS):
        super().__init__()
        self.first_trained = first_trained
        constants, matrices = read_base()
        for kind in ("word", "position", "token_type"):
            self.register_buffer(kind, torch.tensor(floats_of(constants, f"embeddings.{kind}_embeddings.weight")))
        self.register_buffer("norm_weight", torch.tensor(constants["embeddings.LayerNorm.weight"]))
        self.register_buffer("norm_bias", torch.tensor(constants["embeddings.LayerNorm.bias"]))
        self.layers = nn.ModuleList(
            Layer(constants, matrices, at, RANK if at >= first_trained else 0) for at in range(LAYERS)
        )
        self.outputs = nn.Linear(WIDTH, 1)
        nn.init.zeros_(self.outputs.weight)
        nn.init.zeros_(self.outputs.bias)

    def states(self, ids, mask, types):
        x = self.word[ids] + self.position[: ids.shape[1]] + self.token_type[types]
        x = F.layer_norm(x, (WIDTH,), self.norm_weight, self.norm_bias, 1e-12)
        hidden = torch.zeros(mask.shape, dtype=x.dtype).masked_fill(mask == 0, -1e4)[:, None, None, :]
        for at, layer in enumerate(self.layers):
            with torch.set_grad_enabled(torch.is_grad_enabled() and at >= self.first_trained):
                x = layer(x, hidden)
        return x

    def add(self, added):
        """Takes up what was trained before, where the server left it."""
        parts = {part.name[: -len("_quantized")]: part for layer in self.layers for part in layer.parts}
        for one in added:
            part = parts[one["name"]]
            scales = torch.tensor(one["scales"])[:, None]
            left = to_floats(one["left"]).view(part.weights.shape[0], -1)
            right = to_floats(one["right"]).view(-1, part.weights.shape[1]) * scales / 2.0
            # Of a size, so that both learn at the same rate.
            ratio = (right.norm(dim=1) / left.norm(dim=0).clamp_min(1e-9)).sqrt()
            part.left.data = left * ratio
            part.right.data = right / ratio[:, None]

    def added(self):
        """What was trained of the layers, as the server reads it."""
        added = []
        for layer in self.layers[self.first_trained :]:
            for part in layer.parts:
                left, left_scales = to_whole(part.left.detach(), axis=1)
                right, right_scales = to_whole(part.right.detach(), axis=0)
                added.append({
                    "name": part.name[: -len("_quantized")],
                    "left": base64.b64encode(left.numpy().tobytes()).decode(),
                    "right": base64.b64encode(right.numpy().tobytes()).decode(),
                    "scales": [float(f"{one:.6g}") for one in (2.0 * left_scales * right_scales).tolist()],
                })
        return added

    def trained(self):
        """What was trained, with one output, as the server reads it."""
        return {
            "added": self.added(),
            "outputs": [float(f"{one:.5g}") for one in self.outputs.weight.detach()[0].tolist()],
            "bias": self.outputs.bias.item(),
        }


def batch(sequences):
    """(ids, where the second text begins) of each → ids, mask, types, padded."""
    width = max(len(ids) for ids, _ in sequences)
    ids = torch.zeros(len(sequences), width, dtype=torch.long)
    mask = torch.zeros(len(sequences), width)
    types = torch.zeros(len(sequences), width, dtype=torch.long)
    for row, (own, second) in enumerate(sequences):
        ids[row, : len(own)] = torch.tensor(own)
        mask[row, : len(own)] = 1
        types[row, second : len(own)] = 1
    return ids, mask, types


def to_floats(wholes):
    return torch.tensor(np.frombuffer(base64.b64decode(wholes), np.int8).astype(np.float32))


def to_whole(matrix, axis):
    """To whole numbers from -127 to 127, with one scale along `axis`."""
    scales = matrix.abs().amax(dim=1 - axis, keepdim=True).clamp_min(1e-9) / 127
    return torch.round(matrix / scales).to(torch.int8), scales.flatten()
