import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";

/** What begins a command line so that the folder is a disk of this size for that program and its children alone. */
export function onDiskOf(mb: number, folder: string): string[] {
  const mount = `mount -t tmpfs -o size=${mb}m,mode=711 tmpfs "$0" && exec "$@"`;
  return ["unshare", "--mount", "sh", "-c", mount, folder];
}

/** Whether this machine lets us: Linux, as root. Says so when it does not. */
export function canHaveDisk(): boolean {
  const [program = "", ...options] = onDiskOf(1, tmpdir());
  const isGiven = spawnSync(program, [...options, "true"]).status === 0;
  if (!isGiven)
    console.warn(
      "NOT TESTED: a disk that is really full needs Linux and root, to mount a small one.",
    );
  return isGiven;
}
