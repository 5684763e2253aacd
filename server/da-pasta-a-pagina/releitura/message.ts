import type { Achado, Relatorio } from '#contract/da-pasta-a-pagina/pastas.ts';

/** How many items of a kind are named; the incorporadora has the folder itself. */
const mostNamed = 8;

/** A request to the incorporadora, phrased as a person would; null if nothing is missing. */
export function messageFor(
  { nome, driveUrl }: { nome: string; driveUrl: string | null },
  { faltando, ilegiveis, pequenas, privados }: Relatorio,
): string | null {
  const link = driveUrl?.startsWith('http') ? ` (${driveUrl})` : '';
  const parts = [
    list('Para publicar tudo com segurança, ainda faltam:', faltando),
    list('Estes arquivos não puderam ser usados. Podem enviá-los de novo?', ilegiveis),
    list('Estas imagens são pequenas demais. Há versões maiores?', pequenas),
    list('Há também documentos reservados, que não usamos. Convém guardá-los em outra pasta:', privados),
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return [
    `Olá! Estamos preparando a página ${ofName(nome)} a partir da pasta que vocês compartilharam${link}.`,
    ...parts,
    'Basta colocar na mesma pasta e avisar. Muito obrigado!',
  ].join('\n\n');
}

/** 'do Residencial Aurora', 'do empreendimento Casas da Vila': correct for any name. */
const ofName = (nome: string) =>
  /^(residencial|edif[íi]cio|condom[íi]nio|complexo|parque)\b/i.test(nome)
    ? `do ${nome}`
    : `do empreendimento ${nome}`;

function list(title: string, achados: Achado[]): string | null {
  if (achados.length === 0) return null;
  const shown = achados.slice(0, mostNamed).map(({ texto }) => `• ${texto}`);
  const rest = achados.length - shown.length;
  return [title, ...shown, ...(rest > 0 ? [`• e mais ${rest}`] : [])].join('\n');
}
