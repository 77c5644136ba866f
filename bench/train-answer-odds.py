"""Trains the weights by which the embedding model tells whether a statement answers a question.

    python bench/train-answer-odds.py [epochs]

Needs torch, onnx, and tokenizers, and the embedding model in ~/.cache/atelier/models. Reads bench/reading/training/*.txt
(their format is told in bench/reading/training/README.md) and writes lib/providers/embeddings/local/answer-odds.json.
Question and statement are read together by all-MiniLM-L6-v2; to its upper layers, the product of two narrow matrices is
added (LoRA, arXiv:2106.09685), small enough to be part of the repository. See docs/decisions/0242-*.md.
"""

import base64
import glob
import json
import math
import os
import random
import re
import sys
import time

import numpy as np
import onnx
import torch
import torch.nn as nn
import torch.nn.functional as F
from onnx import numpy_helper
from tokenizers import Tokenizer

MODELS = os.path.expanduser("~/.cache/atelier/models/embeddings/")
DATA = os.path.join(os.path.dirname(__file__), "reading/training/*.txt")
OUTPUT = os.path.join(os.path.dirname(__file__), "../lib/providers/embeddings/local/answer-odds.json")
CLS, SEP = 101, 102
LAYERS, HEADS, WIDTH = 6, 12, 384
# Of the six layers, those from here on are trained.
FIRST_TRAINED = 3
RANK = 8
# At the beginning; it falls to nearly nothing.
LEARNING_RATE = 1e-3
QUESTIONS_PER_STEP = 8
WARM_UP_STEPS = 60
# Statements that don't answer, per question: the most similar ones, and others.
NEAR, FAR = 4, 2
MAX_QUESTION_PIECES, MAX_STATEMENT_PIECES = 60, 90
# Answerable questions are also asked with their answers taken away.
TAKEN_AWAY = 0.6

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


class Reader(nn.Module):
    """The embedding model; with `rank`, it has weights to train, and a score for pairs."""

    def __init__(self, rank):
        super().__init__()
        constants, matrices = read_base()
        for kind in ("word", "position", "token_type"):
            self.register_buffer(kind, torch.tensor(floats_of(constants, f"embeddings.{kind}_embeddings.weight")))
        self.register_buffer("norm_weight", torch.tensor(constants["embeddings.LayerNorm.weight"]))
        self.register_buffer("norm_bias", torch.tensor(constants["embeddings.LayerNorm.bias"]))
        self.layers = nn.ModuleList(
            Layer(constants, matrices, at, rank if at >= FIRST_TRAINED else 0) for at in range(LAYERS)
        )
        self.outputs = nn.Linear(WIDTH, 1)
        nn.init.zeros_(self.outputs.weight)
        nn.init.zeros_(self.outputs.bias)
        # Similarity alone is a good start.
        self.weight = nn.Parameter(torch.tensor(14.0))
        self.middle = nn.Parameter(torch.tensor(0.42))

    def means(self, ids, mask, types):
        x = self.word[ids] + self.position[: ids.shape[1]] + self.token_type[types]
        x = F.layer_norm(x, (WIDTH,), self.norm_weight, self.norm_bias, 1e-12)
        hidden = torch.zeros(mask.shape, dtype=x.dtype).masked_fill(mask == 0, -1e4)[:, None, None, :]
        for at, layer in enumerate(self.layers):
            with torch.set_grad_enabled(torch.is_grad_enabled() and at >= FIRST_TRAINED):
                x = layer(x, hidden)
        return (x * mask.unsqueeze(-1)).sum(1) / mask.sum(1, keepdim=True)

    def vectors(self, texts):
        return F.normalize(self.means(*batch([([CLS, *text, SEP], len(text) + 2) for text in texts])), dim=-1)

    def odds(self, pairs, similarities):
        read = self.outputs(self.means(*batch(pairs))).squeeze(-1)
        return read + self.weight * (torch.tensor(similarities) - self.middle)


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


def pair(question, statement):
    return [CLS, *question, SEP, *statement, SEP], len(question) + 2


def read_documents(paths):
    """Statements with their headings, and questions with the indexes of what answers them."""
    documents = []
    for path in sorted(paths):
        for line in filter(None, (line.strip() for line in open(path, encoding="utf8"))):
            if line.startswith("DOC "):
                document = {"statements": [], "numbers": {}, "questions": []}
                documents.append(document)
                heading = ""
            elif line.startswith("# "):
                heading = "" if line == "# -" else line[2:] + ": "
            elif numbered := re.match(r"(\d+) (.+)", line):
                document["numbers"][numbered[1]] = len(document["statements"])
                document["statements"].append(heading + numbered[2])
            else:
                question, answers = line[2:].rsplit("=>", 1)
                question = question.replace(">>", " ")
                known = [document["numbers"][one.strip()] for one in answers.split(",") if one.strip() != "-"]
                document["questions"].append((" ".join(question.split()), known))
    return documents


def prepare(documents):
    base = Reader(0).eval()
    with torch.no_grad():
        for document in documents:
            document["ids"] = [pieces(text, MAX_STATEMENT_PIECES) for text in document["statements"]]
            vectors = base.vectors(document["ids"])
            document["asked"] = []
            for text, answers in document["questions"]:
                ids = pieces(text, MAX_QUESTION_PIECES)
                document["asked"].append((ids, answers, (vectors @ base.vectors([ids])[0]).tolist()))


def choose(asked, is_taken_away):
    """Statements to compare: answers first, as many as returned, then others."""
    _, answers, similarities = asked
    others = sorted((at for at in range(len(similarities)) if at not in answers), key=lambda at: -similarities[at])
    near = random.sample(others[:12], min(NEAR, len(others)))
    rest = [at for at in others if at not in near]
    right = [] if is_taken_away else random.sample(answers, min(2, len(answers)))
    return right + near + random.sample(rest, min(FAR, len(rest))), len(right)


def train(documents, epochs):
    model = Reader(RANK)
    trained = [one for one in model.parameters() if one.requires_grad]
    optimizer = torch.optim.AdamW(trained, lr=LEARNING_RATE, weight_decay=0.01)
    steps, started = 0, time.time()
    for epoch in range(epochs):
        items = [(document, asked, False) for document in documents for asked in document["asked"]]
        items += [(d, asked, True) for d, asked, _ in items if asked[1] and random.random() < TAKEN_AWAY]
        random.shuffle(items)
        model.train()
        lost = 0.0
        for start in range(0, len(items), QUESTIONS_PER_STEP):
            pairs, similarities, groups = [], [], []
            for document, asked, is_taken_away in items[start : start + QUESTIONS_PER_STEP]:
                chosen, right = choose(asked, is_taken_away)
                groups.append((len(pairs), right, len(pairs) + len(chosen)))
                pairs += [pair(asked[0], document["ids"][at]) for at in chosen]
                similarities += [asked[2][at] for at in chosen]
            with torch.autocast("cpu", dtype=torch.bfloat16):
                odds = model.odds(pairs, similarities).float()
            loss = torch.stack([loss_of(odds[first:end], right) for first, right, end in groups]).mean()
            progress = steps / (epochs * len(items) / QUESTIONS_PER_STEP)
            rate = min(1, (steps + 1) / WARM_UP_STEPS) * max(0.05, 0.5 * (1 + math.cos(math.pi * min(1, progress))))
            for group in optimizer.param_groups:
                group["lr"] = LEARNING_RATE * rate
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(trained, 1.0)
            optimizer.step()
            lost += loss.item() * len(groups)
            steps += 1
        print(f"epoch {epoch + 1}: loss {lost / len(items):.3f}, {time.time() - started:.0f} s", flush=True)
    return model.eval()


def loss_of(odds, right):
    """Cross entropy of "one of the first `right`", or of "none", whose odds are 0."""
    options = torch.cat([torch.zeros(1), odds])
    wanted = options[1 : 1 + right] if right else options[:1]
    return torch.logsumexp(options, 0) - torch.logsumexp(wanted, 0)


def to_whole(matrix, axis):
    """To whole numbers from -127 to 127, with one scale along `axis`."""
    scales = matrix.abs().amax(dim=1 - axis, keepdim=True).clamp_min(1e-9) / 127
    return torch.round(matrix / scales).to(torch.int8), scales.flatten()


def save(model):
    added = []
    for layer in model.layers[FIRST_TRAINED:]:
        for part in layer.parts:
            left, left_scales = to_whole(part.left.detach(), axis=1)
            right, right_scales = to_whole(part.right.detach(), axis=0)
            added.append({
                "name": part.name[: -len("_quantized")],
                "left": base64.b64encode(left.numpy().tobytes()).decode(),
                "right": base64.b64encode(right.numpy().tobytes()).decode(),
                "scales": [float(f"{one:.6g}") for one in (2.0 * left_scales * right_scales).tolist()],
            })
    trained = {
        "added": added,
        "outputs": [float(f"{one:.5g}") for one in model.outputs.weight.detach()[0].tolist()],
        "bias": model.outputs.bias.item(),
        "similarity": {"weight": model.weight.item(), "middle": model.middle.item()},
    }
    with open(OUTPUT, "w", encoding="utf8") as file:
        json.dump(trained, file, separators=(",", ":"))
        file.write("\n")


if __name__ == "__main__":
    random.seed(1)
    torch.manual_seed(1)
    documents = read_documents(glob.glob(DATA))
    prepare(documents)
    count = sum(len(document["questions"]) for document in documents)
    print(f"{len(documents)} documents, {count} questions", flush=True)
    save(train(documents, int(sys.argv[1]) if len(sys.argv) > 1 else 5))
