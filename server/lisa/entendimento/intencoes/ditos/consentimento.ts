import { sim, simFraco, simPelaNegativa, simPorMim } from './aceita.ts';
import { depois, ocupado, semIstoAgora } from './adia.ts';
import { condicao, parece } from './nem-sim-nem-nao.ts';
import { nao, naoDaqui, naoDou, naoSo } from './recusa.ts';

/**
 * Ways of saying yes, no and later, by how they are said; the first that fits a place is taken. S and N stand for
 * themselves, s and n only where nothing speaks against them ('não, pode sim' is a yes); A puts off, O is busy, C
 * sets a condition, '-' is none of these though it looks like one.
 */
export type Mark = 'S' | 's' | 'N' | 'n' | 'A' | 'O' | 'C' | '-';

/** What stands in a row under a name in braces. */
export const slots = {
  end: String.raw`
(?= ?$| [.,?]| e (ai|entao)\b)
`,
  goOn: `
(participar|me cadastrar|cadastrar|fazer( parte| o cadastro| meu cadastro| cadastro| isso| sim)?|entrar|
  comecar|ser (corretor|parceir[oa]|cadastrad[oa])|continuar|seguir|prosseguir|avancar|me inscrever|
  inscrever|iniciar|dar continuidade|dar inicio|tentar|confirmar|enviar|concluir|finalizar|esse|este|
  o cadastro|meu cadastro|colaborar|me juntar|participa|cadastra|isso)
`,
  very: `
(sim|muito|demais|claro|ja|mesmo|tambem|bastante|agora|logo|com certeza|ne|ue|tanto|uai|para ontem|vamos)
`,
};

export const ways: readonly [Mark, string][] = [
  ['-', parece],
  ['S', simPelaNegativa],
  ['O', ocupado],
  ['A', depois],
  ['C', condicao],
  ['A', semIstoAgora],
  ['N', nao],
  ['S', simPorMim],
  ['n', naoDou],
  ['N', naoDaqui],
  ['S', sim],
  ['s', simFraco],
  ['n', naoSo],
];
