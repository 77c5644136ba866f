"""Trains the weights by which the embedding model tells whether a statement answers a question.

    python bench/train-answer-odds.py [epochs]

Reads bench/reading/training/*.txt (their format is told in bench/reading/training/README.md) and writes
lib/providers/embeddings/local/answer-odds.json. Question and statement are read together. See adapted_minilm.py, and
docs/decisions/0242-*.md.
"""

import glob
import json
import math
import os
import random
import re
import sys
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from adapted_minilm import CLS, LOCAL, SEP, Encoder, batch, pieces

DATA = os.path.join(os.path.dirname(__file__), "reading/training/*.txt")
OUTPUT = LOCAL + "answer-odds.json"
# Of the six layers, those from here on are trained.
FIRST_TRAINED = 3
# At the beginning; it falls to nearly nothing.
LEARNING_RATE = 1e-3
QUESTIONS_PER_STEP = 8
WARM_UP_STEPS = 60
# Statements that don't answer, per question: the most similar ones, and others.
NEAR, FAR = 4, 2
MAX_QUESTION_PIECES, MAX_STATEMENT_PIECES = 60, 90
# Answerable questions are also asked with their answers taken away.
TAKEN_AWAY = 0.6
# Emulated, bfloat16 takes 70 times as long as single precision.
HAS_BFLOAT16 = torch.ops.mkldnn._is_mkldnn_bf16_supported()


class Reader(Encoder):
    """The embedding model; with `first_trained`, it has a score for pairs."""

    def __init__(self, **sizes):
        super().__init__(**sizes)
        # Similarity alone is a good start.
        self.weight = nn.Parameter(torch.tensor(14.0))
        self.middle = nn.Parameter(torch.tensor(0.42))

    def means(self, ids, mask, types):
        return (self.states(ids, mask, types) * mask.unsqueeze(-1)).sum(1) / mask.sum(1, keepdim=True)

    def vectors(self, texts):
        return F.normalize(self.means(*batch([([CLS, *text, SEP], len(text) + 2) for text in texts])), dim=-1)

    def odds(self, pairs, similarities):
        read = self.outputs(self.means(*batch(pairs))).squeeze(-1)
        return read + self.weight * (torch.tensor(similarities) - self.middle)


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
    base = Reader().eval()
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
    model = Reader(first_trained=FIRST_TRAINED)
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
            with torch.autocast("cpu", dtype=torch.bfloat16, enabled=HAS_BFLOAT16):
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


def save(model):
    similarity = {"weight": model.weight.item(), "middle": model.middle.item()}
    with open(OUTPUT, "w", encoding="utf8") as file:
        json.dump({**model.trained(), "similarity": similarity}, file, separators=(",", ":"))
        file.write("\n")


if __name__ == "__main__":
    random.seed(1)
    torch.manual_seed(1)
    documents = read_documents(glob.glob(DATA))
    prepare(documents)
    count = sum(len(document["questions"]) for document in documents)
    print(f"{len(documents)} documents, {count} questions", flush=True)
    save(train(documents, int(sys.argv[1]) if len(sys.argv) > 1 else 5))
