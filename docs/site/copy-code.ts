/** A button on every sample, for those who came to take it with them. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLPreElement>("main pre")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", () => {
      const text = block.querySelector("code")?.textContent ?? "";
      navigator.clipboard.writeText(text).then(
        () => (button.textContent = "Copied"),
        () => (button.textContent = "Select it"),
      );
    });
    const holder = document.createElement("div");
    holder.className = "sample";
    block.replaceWith(holder);
    holder.append(block, button);
  }
}
