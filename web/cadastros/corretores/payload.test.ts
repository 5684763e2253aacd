import { describe, expect, it } from 'vitest';
import { payloadOf } from './payload.ts';

const saved = {
  nome: 'Ana',
  whatsapp: '11 9',
  telefone: '',
  foto: '/media/a.webp',
  redesSociais: { site: 'a' },
};

describe('what is sent of a form', () => {
  it('BRK-32 leaves out empty texts, whatever the contract made of them', () => {
    const typed = { ...saved, whatsapp: '', telefone: '' };
    const checked = { ...typed, whatsapp: null, telefone: null, senha: undefined };
    expect(payloadOf(checked, typed, saved)).toEqual({
      nome: 'Ana',
      foto: '/media/a.webp',
      redesSociais: { site: 'a' },
    });
  });

  it('BRK-33 null stands only where something stored was taken away', () => {
    const typed = { ...saved, whatsapp: null, telefone: null, foto: null, redesSociais: {} };
    expect(payloadOf(typed, typed, saved)).toEqual({
      nome: 'Ana',
      whatsapp: null,
      foto: null,
      redesSociais: null,
    });
  });

  it('keeps switches that are off, and drops links that are blank', () => {
    const typed = { ativo: false, redesSociais: { instagram: ' @ana ', site: '  ' } };
    expect(payloadOf(typed, typed, {})).toEqual({ ativo: false, redesSociais: { instagram: '@ana' } });
    expect(payloadOf({ redesSociais: {} }, { redesSociais: {} }, { redesSociais: {} })).toEqual({});
  });
});
