import { expect, it } from 'vitest';
import { withoutRepetition } from '#server/da-pasta-a-pagina/redacao/repetition.ts';

const nomes = ['Residencial Solar das Garças', 'Solar das Garças'];
const told = (frase: string, ...before: string[]) => withoutRepetition(frase, before, nomes);
const calm = 'Calma, silêncio e verde a dois minutos da lagoa';

it.each([
  [
    'São 12 andares em duas torres no Pontal, a dois minutos da lagoa.',
    [calm],
    'São 12 andares em duas torres no Pontal.',
  ],
  [
    'A obra mais esperada do Pontal — o Solar das Garças traz calma, silêncio e verde.',
    [calm],
    'A obra mais esperada do Pontal.',
  ],
  ['O Solar das Garças: silêncio, calma e verde.', [calm], null],
  ['Há silêncio, verde e calma.', ['Um bairro novo.', calm], null],
  [
    'Duas torres erguidas sobre a areia branca, a poucos passos do mar.',
    ['Viver a poucos passos do mar.'],
    'Duas torres erguidas sobre a areia branca.',
  ],
  [
    'O projeto abre as salas para a rua, com vista para a Lagoa da Serra.',
    ['Salas com vista para a Lagoa da Serra.'],
    'O projeto abre as salas para a rua.',
  ],
  [
    'Os quartos ficam longe do elevador, sem vizinhos de parede.',
    ['Morar sem vizinhos de parede.'],
    'Os quartos ficam longe do elevador.',
  ],
])('what one earlier sentence has said goes: %s', (frase, before, left) => {
  expect(told(frase, ...before)).toBe(left);
});

it.each([
  ['more than was said', 'A sala abre-se inteira para fora, com varanda gourmet.', 'A sala tem varanda.'],
  [
    'another thing at the same distance',
    'O prédio fica na rua de cima, a poucos passos do metrô.',
    'Viver a poucos passos do mar.',
  ],
  [
    'three words of four',
    'As torres cercam a praça central, entre jardins, calma e verde maduro.',
    'Jardins, calma e verde.',
  ],
  [
    'the words of two sentences together',
    'O terreno sobe devagar até a mata, entre jardins altos e água corrente.',
    'Jardins altos. Água corrente.',
  ],
  [
    'a negation of it',
    'As casas dão para a rua calma, sem vista direta para a lagoa.',
    'Vista direta para a lagoa.',
  ],
  [
    'what was denied before',
    'As casas dão para a rua calma, com vista direta para a lagoa.',
    'Não há vista direta para a lagoa.',
  ],
  [
    'what only some have',
    'O jardim é de quem mora embaixo, só nas unidades do térreo alto.',
    'Jardim nas unidades do térreo alto.',
  ],
  [
    'what was only for some',
    'Cozinhas abertas para a sala, piscina aquecida com deck.',
    'Piscina aquecida com deck apenas na cobertura.',
  ],
  [
    'what is somebody’s alone',
    'Os apartamentos de baixo ganham fora, um jardim exclusivo com deck coberto.',
    'Um jardim com deck coberto.',
  ],
  [
    'what may be chosen',
    'A cozinha abre para a sala inteira, com bancada opcional de pedra clara.',
    'Cozinha com bancada de pedra clara.',
  ],
  [
    'from which one on',
    'O mar aparece por cima da mata, com vista aberta a partir do quinto andar.',
    'Vista aberta do quinto andar.',
  ],
  [
    'another count in words',
    'Os carros ficam todos no subsolo, com duas vagas cobertas por casa.',
    'Vagas cobertas por casa.',
  ],
  [
    'a figure',
    'O terreno é o maior da rua, com 1.200 m² de jardim aberto.',
    'Jardim aberto de 1.200 m² com flores.',
  ],
  [
    'a figure in a sentence of nothing else new',
    'Verde, calma e silêncio em 14 casas.',
    `${calm} em 14 casas`,
  ],
  [
    'a place by its name, told of otherwise',
    'As janelas dão para o poente, perto da praia do Pontal.',
    'O Pontal fica perto da praia.',
  ],
  ['a word or two', 'Um jardim com figueiras antigas, aberto para a lagoa.', calm],
  ['the end of a list', 'Um lar de pedra, madeira, calma, silêncio e verde.', calm],
  [
    'the last two of a list',
    'O térreo tem salão, cozinha de festas, jardim de pedra e espelho de água.',
    'Jardim de pedra e espelho de água.',
  ],
  [
    'what the beginning leads to',
    'No alto da rua mais antiga, calma, silêncio e verde novo.',
    'Calma, silêncio e verde novo.',
  ],
  [
    'what the beginning only says where of',
    'A poucos metros da praça do bairro, um jardim de pedra clara.',
    'Um jardim de pedra clara.',
  ],
  [
    'an ordinary word of the name',
    'A varanda olha para o norte, com garças, lagoa e mata.',
    'O Solar das Garças: lagoa e mata.',
  ],
  [
    'one or the other',
    'Há um lugar para os carros, em garagem coberta ou pátio aberto.',
    'Garagem coberta e pátio aberto.',
  ],
])('%s stays', (_, frase, before) => {
  expect(told(frase, before)).toBe(frase);
});
