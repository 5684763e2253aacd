import type { Uf } from '#contract/base/common.ts';

/** The area codes of each state. */
const codes: Partial<Record<Uf, string>> = {
  AC: '68',
  AL: '82',
  AM: '92 97',
  AP: '96',
  BA: '71 73 74 75 77',
  CE: '85 88',
  DF: '61',
  ES: '27 28',
  GO: '62 64',
  MA: '98 99',
  MG: '31 32 33 34 35 37 38',
  MS: '67',
  MT: '65 66',
  PA: '91 93 94',
  PB: '83',
  PE: '81 87',
  PI: '86 89',
  PR: '41 42 43 44 45 46',
  RJ: '21 22 24',
  RN: '84',
  RO: '69',
  RR: '95',
  RS: '51 53 54 55',
  SC: '47 48 49',
  SE: '79',
  SP: '11 12 13 14 15 16 17 18 19',
  TO: '63',
};
const ufOf = new Map(
  Object.entries(codes).flatMap(([uf, own]) => own.split(' ').map((code) => [code, uf as Uf] as const)),
);
const phone = /(?<![\d.,/-])(?:\+?55 ?)?\(?(\d{2})\)? ?9? ?\d{4}[-. ]?\d{4}(?![\d/-])/g;

/** The states of the telephones in a text, by their area codes. */
export const ufsOfPhones = (text: string): Uf[] =>
  [...text.matchAll(phone)].flatMap(([, code]) => ufOf.get(code!) ?? []);
