import { foldText } from '#contract/base/text.ts';

/** What stands above the texts, and the words people look for it by. */
const tools = {
  publicacao: 'publicação de hotsites páginas impedir publicar verificação achados regra',
  prazos: 'prazos de guarda retenção apagar dados pessoais lgpd dias',
  copias: 'cópias de segurança backup restaurar agenda',
  emails: 'e-mails emails smtp avisos alertas servidor de e-mail teste senha',
} as const;
export type Tool = keyof typeof tools;

/** Their names in the page's contents, by the ids they stand under. */
export const toolLabels: Record<Tool, string> = {
  publicacao: 'Publicação de hotsites',
  prazos: 'Prazos de guarda',
  copias: 'Cópias de segurança',
  emails: 'Envio de e-mails',
};

/** The parts that a search means: every word of it begins one of theirs; all of them without a search. */
export function findTools(search: string): ReadonlySet<Tool> {
  const asked = foldText(search).split(/\s+/).filter(Boolean);
  const isMeant = (tool: Tool) => {
    const words = foldText(tools[tool]).split(' ');
    return asked.every((each) => words.some((word) => word.startsWith(each)));
  };
  return new Set((Object.keys(tools) as Tool[]).filter(isMeant));
}
