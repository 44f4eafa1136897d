const scripts = new Map<string, Promise<void>>();

/** Adds a script of another site to the page, once; a failed load may be tried again. Only where a visitor has asked for it. */
export function loadScript(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  script.nonce = nonceOf(document);
  const loading = new Promise<void>((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      scripts.delete(address);
      reject(new Error(`martillo: ${address} could not be loaded.`));
    });
  });
  scripts.set(address, loading);
  document.head.append(script);
  return loading;
}

/** Of strict pages that trust scripts by nonce, not by address. */
export function nonceOf(page: Document): string {
  return page.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}
