declare module "fs-native-extensions" {
  /**
   * Locks a whole file that is open for writing: `F_OFD_SETLK` on Linux, `flock` on macOS, `LockFileEx` on
   * Windows.
   *
   * @returns false while another open file holds the lock
   */
  export function tryLock(descriptor: number): boolean;
}
