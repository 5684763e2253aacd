import { expect, it } from 'vitest';
import { bookOf } from '#tests/fixtures/book-of.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';

const read = (...lines: string[]) =>
  extractEmpreendimento({ documents: [bookOf(['MIRANTE DO VALE'], lines)], folderName: null }).fatos;

it.each([
  ['Mirante do Vale\tUsado na região\tNa planta', 'Quartos\t3\t2 a 4\t2 e 3'],
  ['Item\tMirante do Vale\tPrédio comum', 'Quartos\t3\t2'],
  ['Item\tPrédio comum\tMirante do Vale', 'Quartos\t2\t3'],
])('in a comparison only the building’s own column counts: %s', (header, row) => {
  const fatos = read('O Mirante do Vale tem apartamentos de 3 quartos.', header, row);
  expect([fatos.dormitoriosMin?.value, fatos.dormitoriosMax?.value]).toEqual([3, 3]);
});
