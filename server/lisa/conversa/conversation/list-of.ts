import { lazily } from '#contract/base/lazily.ts';

const list = lazily(() => new Intl.ListFormat('pt-BR'));

/** 'Moema, Pinheiros e Pina' */
export const listOf = (names: readonly string[]): string => list().format(names);
