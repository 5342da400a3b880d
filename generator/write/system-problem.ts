// What the system said when it refused something, in words, and without the paths of this machine.

const known: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "not permitted",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EISDIR: "there is a folder of that name",
  ENOTEMPTY: "there is a folder of that name",
  ENOTDIR: "a part of the path is a file",
  EEXIST: "a part of the path is a file",
  ENAMETOOLONG: "its name is too long",
};

const codeOf = (error: unknown): string | undefined => (error as { readonly code?: string }).code;

/** The reason for a refusal. */
export function systemProblem(error: unknown): string {
  const code = codeOf(error);
  return known[code ?? ""] ?? code ?? "unknown reason";
}

/** Whether the system has something and keeps it from us. */
export const isDenied = (error: unknown): boolean => ["EACCES", "EPERM"].includes(codeOf(error) ?? "");
