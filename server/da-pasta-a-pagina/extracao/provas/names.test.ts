import { describe, expect, it } from 'vitest';
import { saidIn } from '#tests/fixtures/typed-sheet.ts';

const homes = 'Apartamentos de 62 m² a 88 m², 2 e 3 dormitórios.';
const nameIn = (folderName: string | null, ...pages: string[]) => saidIn(folderName, pages, 'nome')[0];

describe('a name is stated by two independent witnesses', () => {
  it('a line that heads the paper alone is a question', () => {
    expect(nameIn(null, `BLACK NOVEMBRO\n\n${homes}`)).not.toBe('BLACK NOVEMBRO');
    expect(nameIn(null, `AROEIRA ALTA\n\n${homes}`)).not.toBe('AROEIRA ALTA');
  });

  it.each([
    ['what a sentence calls so too', null, `AROEIRA ALTA\n\nO Aroeira Alta tem vinte andares.\n${homes}`],
    ['what the folder is named after', 'Aroeira Alta', `AROEIRA ALTA\n\n${homes}`],
    ['what a label calls the name', null, `Nome comercial: Aroeira Alta\n\n${homes}`],
  ])('%s is stated', (_how, folder, sheet) => {
    expect(String(nameIn(folder, sheet)).toLowerCase()).toBe('aroeira alta');
  });

  it('the same name with more words behind it does not say it', () => {
    const sheet = `VILLAGGIO\n\nVendas do Villaggio do Panambi: fale conosco.\n${homes}`;
    expect(nameIn(null, sheet)).not.toBe('VILLAGGIO');
  });
});
