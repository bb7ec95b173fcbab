/** The JSON that an address answers. */
export async function askJson<Wire>(address: string): Promise<Wire> {
  return (await fetch(address)).json() as Promise<Wire>;
}
