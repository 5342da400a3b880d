// The reason for a failed system call in words, without the paths of this machine.

const known: Readonly<Record<string, string>> = {
  ENOENT: "it does not exist",
  EACCES: "permission denied",
  EPERM: "not permitted",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EISDIR: "a folder has that name",
  ENOTEMPTY: "a folder has that name",
  ENOTDIR: "part of the path is a file",
  EEXIST: "part of the path is a file",
  ENAMETOOLONG: "the name is too long",
};

const codeOf = (error: unknown): string | undefined => (error as { readonly code?: string }).code;

/** The reason for a failure. */
export function systemProblem(error: unknown): string {
  const code = codeOf(error);
  return known[code ?? ""] ?? code ?? "unknown reason";
}

/** Whether the system did not let a program write, so that people have to change something before it is run again. */
export const isSystemProblem = (error: unknown): boolean =>
  ["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EIO"].includes(codeOf(error) ?? "");

/** Whether the system denied access. */
export const isDenied = (error: unknown): boolean => ["EACCES", "EPERM"].includes(codeOf(error) ?? "");
