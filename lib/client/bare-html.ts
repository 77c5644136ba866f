"use client";

/** What a copy carries over: structure and links, none of our styling. */
const KEPT_ATTRIBUTES = new Set(["href", "start", "colspan", "rowspan", "align"]);

/**
 * The HTML of a text that the page shows, for other programs: what works on our page only (citations that open a page,
 * footnotes' links, task boxes, images behind a sign-in) becomes words.
 *
 * @param element shows Markdown, rendered or in the editor
 */
export function bareHtml(element: HTMLElement): string {
  // Safe: the clone of an HTMLElement is one.
  const copy = element.cloneNode(true) as HTMLElement;
  for (const [selector, replace] of REPLACEMENTS) {
    for (const found of copy.querySelectorAll<HTMLElement>(selector)) replace(found);
  }
  for (const child of copy.querySelectorAll("*")) {
    for (const name of child.getAttributeNames()) {
      if (!KEPT_ATTRIBUTES.has(name)) child.removeAttribute(name);
    }
  }
  return copy.innerHTML;
}

const REPLACEMENTS: readonly (readonly [string, (element: HTMLElement) => void])[] = [
  // Of the editor, for the caret.
  ["br.ProseMirror-trailingBreak, [data-footnote-backref]", (element) => element.remove()],
  [
    "button, a[href^='#page='], a[href^='#par='], a[href^='#t=']",
    (citation) => toText(citation, `[${citation.textContent}]`),
  ],
  ["a[href^='#']", (link) => toText(link, link.textContent)],
  ["input", (box) => toText(box, boxOf(box.matches(":checked")))],
  ["li[data-task]", (task) => beginWith(task, boxOf(task.dataset.task === "done"))],
  ["img", (image) => toText(image, image.getAttribute("alt") ?? "")],
  ["th, td", (cell) => cell.setAttribute("align", cell.style.textAlign || "left")],
  ["a[href]", (link) => link.setAttribute("href", (link as HTMLAnchorElement).href)],
];

const boxOf = (isDone: boolean) => (isDone ? "☑" : "☐");

function toText(element: HTMLElement, text: string): void {
  element.replaceWith(text);
}

function beginWith(task: HTMLElement, box: string): void {
  (task.querySelector("p") ?? task).prepend(`${box} `);
}
