"""Trains the weights by which the embedding model tells where speech without punctuation is punctuated.

    python bench/train-spoken-marks.py <nlp-corpus 4.4.0>/builds [steps]

Goes on from the weights in the repository, lib/providers/embeddings/local/spoken-marks.json, and replaces them; some hundred steps of one to
two seconds each. The text is that of the package nlp-corpus (MIT; `npm pack nlp-corpus@4.4.0`, and unpack it), of the documents in
bench/reading/training, and of the talks in bench/speech, which were invented for this. Nothing of it is kept but weights. See
adapted_minilm.py, and docs/decisions/0252-*.md and 0258-*.md.
"""

import glob
import json
import math
import os
import random
import re
import sys

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from adapted_minilm import CLS, LOCAL, SEP, WIDTH, Encoder, batch, pieces

WEIGHTS = LOCAL + "spoken-marks.json"
HERE = os.path.dirname(__file__)
TALKS = os.path.join(HERE, "speech/*.txt")
MEASURED = os.path.join(HERE, "speech/held-out/*.txt")
DOCUMENTS = os.path.join(HERE, "reading/training/**/*.txt")
# Files of single sentences that are left out.
HELD_OUT = 4
STEPS = 450
RATE = 5e-4
WARM_UP_STEPS = 60
# Of a step.
WINDOWS = {"talks": 6, "documents": 1, "sentences": 1}
# Words read at once, and as the server reads them: with as many on both sides that only tell what is around them.
LENGTHS = (150, 150, 100)
READ, AROUND = 90, 30
MAX_PIECES = 3
NONE, COMMA, END = range(3)
# How much a comma counts beside an end.
COMMAS = 0.5
# What people begin sentences with when they speak, how often one is put there, and which of them a comma follows.
OPENERS = ("and", "and", "so", "so", "but", "now", "well", "okay", "and then", "you know")
OPENED = 0.18
WITH_COMMA = {"well", "okay", "now", "you know"}
WORD = re.compile(r"^[\"'(\[]*([\w$€£%'.,:&/-]*?[^\W_]%?)([.,;:!?…\"')\]]*)$")
TITLES = {"mr", "mrs", "dr", "ms", "st"}


def read_text(text):
    """A text's words, and which mark follows each."""
    words, marks = [], []
    plain = re.sub("[“”]", '"', re.sub("[‘’]", "'", text))
    for token in re.sub("[—–]|--", ", ", plain).replace(" ,", ",").split():
        if matched := WORD.match(token):
            word = matched[1].lower()
            is_end = bool(re.search("[.!?…]", matched[2])) and word not in TITLES
            words.append(word)
            marks.append(END if is_end else COMMA if re.search("[,;:]", matched[2]) else NONE)
    return words, marks


def is_prose(sentence):
    looks = re.match(r'^["“]?[A-Z].*[.!?]["”]?$', sentence, re.S)
    return bool(looks) and not re.search(r"[@#_~*|<>=]|http|\.\.\.", sentence) and 3 <= len(sentence.split()) <= 31


def read_file(path):
    with open(path, encoding="utf8") as file:
        return file.read()


def read_documents():
    """Whole sentences of the documents, whose lines are numbered; short documents tell too little."""
    texts = []
    for path in sorted(glob.glob(DOCUMENTS, recursive=True)):
        for document in re.split(r"^DOC.*$", read_file(path), flags=re.M):
            lines = re.findall(r"^\d+ (.*)$", document, re.M)
            whole = [one for one in map(str.strip, lines) if re.match(r"[A-Z].*[.?!][\"')]?$", one)]
            texts.append(read_text(" ".join(one for one in whole if len(one.split()) <= 45)))
    return [text for text in texts if len(text[0]) > 60]


def read_talks(pattern):
    return [read_text(read_file(path)) for path in sorted(glob.glob(pattern))]


def with_openers(words, marks):
    spoken, spoken_marks, is_first = [], [], True
    for word, mark in zip(words, marks):
        if is_first and word not in OPENERS and random.random() < OPENED:
            opener = random.choice(OPENERS)
            spoken += opener.split()
            spoken_marks += [NONE] * len(opener.split())
            if opener in WITH_COMMA:
                spoken_marks[-1] = COMMA
        spoken.append(word)
        spoken_marks.append(mark)
        is_first = mark == END
    return spoken, spoken_marks


def window(texts):
    words, marks = random.choices(texts, [len(words) for words, _ in texts])[0]
    length = random.choice(LENGTHS)
    start = random.randrange(max(1, len(words) - length // 2))
    return with_openers(words[start : start + length], marks[start : start + length])


known = {}


def pieces_of(word):
    if word not in known:
        known[word] = pieces(word, MAX_PIECES)
    return known[word]


def odds_of(model, some):
    """For each text, log odds of an end and of a comma after each word: what the model says about its last piece."""
    sequences, last = [], []
    for words in some:
        ids, own = [CLS], []
        for word in words:
            ids += pieces_of(word)
            own.append(len(ids) - 1)
        sequences.append(([*ids, SEP], len(ids) + 1))
        last.append(own)
    states = model.states(*batch(sequences))
    return [model.outputs(states[row, own]) for row, own in enumerate(last)]


def loss_of(odds, marks):
    # After the last word of a window, there is nothing to see.
    said = torch.cat([one[:-1] for one in odds])
    there = torch.tensor([one for own in marks for one in own[:-1]])
    within = there != END
    ends = F.binary_cross_entropy_with_logits(said[:, 0], (there == END).float())
    commas = F.binary_cross_entropy_with_logits(said[within, 1], (there[within] == COMMA).float())
    return ends + COMMAS * commas


def train(model, choose, steps):
    trained = [one for one in model.parameters() if one.requires_grad]
    optimizer = torch.optim.AdamW(trained, lr=RATE, weight_decay=0.01)
    model.train()
    lost = 0.0
    for step in range(steps):
        some = choose()
        loss = loss_of(odds_of(model, [words for words, _ in some]), [marks for _, marks in some])
        for group in optimizer.param_groups:
            over = max(0.03, 0.5 * (1 + math.cos(math.pi * step / steps)))
            group["lr"] = RATE * min(1, (step + 1) / WARM_UP_STEPS) * over
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(trained, 1.0)
        optimizer.step()
        lost += loss.item()
        if step % 50 == 49:
            print(f"{step + 1} steps: loss {lost / 50:.4f}", flush=True)
            lost = 0.0
    model.eval()


def measure(model, talks):
    """F1 at the best limit, of ends, and of commas where no sentence ends."""
    said, there = [], []
    with torch.no_grad():
        for words, marks in talks:
            for start in range(0, len(words), READ):
                first = max(0, start - AROUND)
                odds = odds_of(model, [words[first : start + READ + AROUND]])[0]
                own = odds[start - first : start - first + READ]
                said.append(own.numpy())
                there += marks[start : start + READ]
    odds, marks = np.concatenate(said), np.array(there)
    within = marks != END
    ends = best_f1(odds[:, 0], marks == END)
    return f"ends {ends:.3f}, commas {best_f1(odds[within, 1], marks[within] == COMMA):.3f}"


def best_f1(odds, wanted):
    right = np.cumsum(wanted[np.argsort(-odds)])
    return (2 * right / (np.arange(1, len(odds) + 1) + wanted.sum())).max()


def open_model():
    with open(WEIGHTS, encoding="utf8") as file:
        trained = json.load(file)
    model = Encoder(first_trained=0)
    model.add(trained["added"])
    model.outputs = nn.Linear(WIDTH, 2)
    outputs = (trained["ends"], trained["commas"])
    model.outputs.weight.data = torch.tensor([one["weights"] for one in outputs])
    model.outputs.bias.data = torch.tensor([one["bias"] for one in outputs])
    return model


def save(model):
    weights = [[float(f"{one:.5g}") for one in row] for row in model.outputs.weight.tolist()]
    ends, commas = (
        {"weights": own, "bias": bias} for own, bias in zip(weights, model.outputs.bias.tolist())
    )
    with open(WEIGHTS, "w", encoding="utf8") as file:
        json.dump({"added": model.added(), "ends": ends, "commas": commas}, file, separators=(",", ":"))
        file.write("\n")


if __name__ == "__main__":
    random.seed(1)
    torch.manual_seed(1)
    files = sorted(glob.glob(os.path.join(sys.argv[1], "*.json")))[HELD_OUT:]
    texts = {
        "talks": read_talks(TALKS),
        "documents": read_documents(),
        "sentences": [read_text(" ".join(filter(is_prose, json.loads(read_file(path))))) for path in files],
    }
    for kind, own in texts.items():
        print(f"{kind}: {sum(len(words) for words, _ in own)} words", flush=True)
    model = open_model()
    measured = read_talks(MEASURED)
    print(f"before: {measure(model, measured)}", flush=True)
    train(
        model,
        lambda: [window(texts[kind]) for kind, count in WINDOWS.items() for _ in range(count)],
        int(sys.argv[2]) if len(sys.argv) > 2 else STEPS,
    )
    print(f"after: {measure(model, measured)}", flush=True)
    save(model)
