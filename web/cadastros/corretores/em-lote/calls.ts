import type { Corretor } from '#contract/cadastros/corretores.ts';
import {
  type AcaoEmLote,
  changeCorretores,
  exportCorretores,
} from '#contract/cadastros/corretores-em-lote.ts';
import { call } from '#web/kit/api/client.ts';
import type { Chosen } from '#web/kit/crud/screen.ts';

/** A selection in the words of the calls. */
const escolhaOf = (chosen: Chosen) =>
  'ids' in chosen ? chosen : { filtro: chosen.query, exceto: chosen.except };

/** Changes many at once. */
export const changeMany = (acao: AcaoEmLote, chosen: Chosen) =>
  call(changeCorretores, { body: { acao, escolha: escolhaOf(chosen) } });

/** Reads many for a file; the log notes it. */
export const exportRows = (chosen: Chosen): Promise<Corretor[]> =>
  call(exportCorretores, { body: { escolha: escolhaOf(chosen) } });
