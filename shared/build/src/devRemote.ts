export async function devRemote(dir: string): Promise<void> {
  void dir;
}
