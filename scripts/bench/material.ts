import type { Product } from '#tests/product.ts';
import { median, type Row } from './table.ts';

const limitMs = 700;

/** A sales sheet of a rich record, made anew for each of five corretores; median of five. */
export async function materialRow(product: Product, rota: string): Promise<Row> {
  const hotsites = (await product.call('GET', '/api/hotsites')) as {
    rota: string;
    empreendimentoId: number;
  }[];
  const id = hotsites.find((hotsite) => hotsite.rota === rota)?.empreendimentoId;
  if (id === undefined) throw new Error(`no hotsite has the rota ${rota}`);
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const { id: corretor } = (await product.call('POST', '/api/corretores', {
      nome: `Corretora de Medida ${n}`,
      nomeGuerra: `Medida ${n}`,
      email: `medida-${n}@exemplo.com.br`,
      creci: `${90_001 + n}`,
      ufCreci: 'SC',
      senha: 'senha de medida',
      whatsapp: '(47) 99999-1234',
      ativo: true,
      aprovado: true,
    })) as { id: number };
    const start = performance.now();
    const answer = await fetch(
      `${product.url}/api/empreendimentos/${id}/material/ficha?corretor=${corretor}`,
      {
        headers: { authorization: `Bearer ${product.token}` },
      },
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    times.push(performance.now() - start);
    if (bytes.subarray(0, 5).toString() !== '%PDF-') throw new Error('the sheet is no PDF');
  }
  const ms = median(times);
  return {
    what: 'sales sheet, made anew',
    ours: `${ms.toFixed(0)} ms`,
    limit: '',
    ratio: '',
    goal: `≤ ${limitMs} ms`,
    ok: ms <= limitMs,
  };
}
