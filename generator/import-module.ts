// Imports modules that are not part of the generator. Code that was kept compiled cannot import by itself, so who runs it lends a function.

type Import = (specifier: string) => Promise<unknown>;

let lent: Import = async (specifier) => import(specifier) as Promise<unknown>;

/** Has modules imported by a function of the caller's. */
export function lendImport(borrowed: Import): void {
  lent = borrowed;
}

/** Imports a package or an address; the type is the caller's word for what it is. */
export async function importModule<Module>(specifier: string): Promise<Module> {
  return (await lent(specifier)) as Module;
}
