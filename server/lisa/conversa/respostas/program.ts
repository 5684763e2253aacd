/** What follows 'Nome:' and the like in a line. */
const toldAfter = (text: string, label: string) =>
  new RegExp(`^[ \\t]*${label}:[ \\t]*(\\S.*)$`, 'imu').exec(text)?.[1]?.trim() ?? null;

/** Says by what the programme can be checked: name, page and CNPJ, as far as they are set; null if none is. */
export function programIdentity(text: string): string | null {
  const [nome, pagina, cnpj] = ['Nome', 'P[áa]gina', 'CNPJ'].map((label) => toldAfter(text, label));
  const said = [nome && `*${nome}*`, pagina, cnpj && `CNPJ ${cnpj}`].filter(Boolean);
  return said.length === 0 ? null : `Para você conferir: ${said.join(', ')}`;
}
