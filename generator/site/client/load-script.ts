// Loads a script of the site when it is first needed.

const loaded = new Map<string, Promise<void>>();

/** Loads a script once, by an element, because pages opened from a disk cannot fetch. */
export function loadScript(address: string): Promise<void> {
  let loading = loaded.get(address);
  if (loading === undefined) {
    loading = new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = address;
      script.addEventListener("load", () => resolve());
      script.addEventListener("error", () => reject(new Error(`${address} could not be loaded`)));
      document.head.append(script);
    });
    loaded.set(address, loading);
  }
  return loading;
}
