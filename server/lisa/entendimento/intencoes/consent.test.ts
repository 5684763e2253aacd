import { expect, it } from 'vitest';
import { readConsent } from './consent.ts';
import { normalize } from './normalize.ts';

const taken = (message: string) => {
  const { verdict, isDoubtful } = readConsent(normalize(message));
  return isDoubtful ? 'perguntar' : verdict;
};

it.each([
  ['ok obrigado, mas não', 'nao'],
  ['não, assim não pode ir', 'nao'],
  ['isso não está como eu disse', 'nao'],
  ['já falei que não me interessa', 'nao'],
  ['não tenho nada contra não, pode ir em frente', 'sim'],
  ['vamos ver', 'adia'],
  ['pode deixar que eu aviso', 'adia'],
  ['pode ser que sim', null],
  ['oi tudo certo', null],
  ['aham, sei', null],
  ['tá, mas o que é isso?', 'perguntar'],
  ['certo, e qual a comissão?', 'perguntar'],
  ['tá bom, tchau', 'perguntar'],
  ['gostei de ver', null],
  ['que descaso, isso sim', null],
  ['não tenho apelido', 'nao'],
  ['não é da sua conta', 'nao'],
  ['sim, se for de graça', 'perguntar'],
  ['sim sim, sei como é. golpe', 'perguntar'],
  ['sim, mas tô dirigindo', 'adia'],
  ['bora, tô no trânsito, te respondo depois', 'adia'],
  ['tô em reunião agora, quero saber mais tarde', 'adia'],
  ['ok, tô no trânsito', 'adia'],
  ['tá bom, tô dirigindo', 'adia'],
  ['pode deixar, tô no trabalho', 'adia'],
  ['quero, só que hoje tô na correria', 'adia'],
  ['Guedes\ncom S', null],
  ['Luisa, com s', null],
  ['Anna com dois n', null],
  ['ontem a bateria acabou bem na hora', null],
  ['chegou na hora', null],
  ['claro... que não', 'nao'],
  ['com certeza... que não, obrigado', 'nao'],
  ['quero sim, só que não', 'nao'],
  ['não autorizei nada disso', 'nao'],
  ['sim? sim o quê? nem sei quem é', null],
  ['aceito o quê?', null],
  ['pergunta: é de graça?', null],
  ['vamos vê', 'adia'],
  ['sim, claro, e cadê a pegadinha?', 'perguntar'],
])('takes %j for no yes', (message, expected) => {
  expect(taken(message)).toBe(expected);
});

it.each([
  'ok, como faço?',
  'beleza, o que precisa?',
  'sim, quanto custa?',
  'vamos',
  'pode deixar',
  'quero. mas se for cilada eu denuncio',
  'capaz que eu ia ficar de fora',
  'tá doido de bom, pode mandar',
  'não quero não... tô zoando, quero sim',
  'confirmo, tchau',
  'aham',
  'tudo certo, pode mandar',
  'sim bora rapido to no transito',
  'sim mas rapido',
  'pode ser, to dirigindo',
  'bora que to na correria',
  'quero sim, tô na rua',
  'aceito, estou com cliente',
  'na hora!',
  'opa, na hora',
  's',
  'uai, por que que eu não ia querer',
  'por que eu não iria aceitar?',
  'então tá, pergunte',
  'tá bom, faça as perguntas',
  'acertou tudo, assino embaixo',
  'iss aí, manda vê',
  'na verdade quero sim, tava só com medo de ser golpe kkkk',
])('takes %j for a yes', (message) => {
  expect(taken(message)).toBe('sim');
});

it('a concord that is manifested in an aside is a yes', () => {
  const said = normalize('Manifesto, por meio desta, minha concordância com o tratamento dos dados.');
  expect(readConsent(said)).toMatchObject({ verdict: 'sim', isDoubtful: false });
});

it.each([
  'se não tiver custo, pode ser',
  'se tirar o centro pode mandar',
  'acho que quero',
  'acho que sim mas não tenho certeza',
  'não sei se tá certo',
  'ah claro, mais um golpe no zap',
  'sim, claro, e papai noel existe',
  'ah tá bom, confia',
  'tá, e eu sou o papa',
  'certeza que é furada',
  'me explica direito que eu aceito',
  'o resto tá certo',
  'está bom, só falta a foto',
  'por mim tá, mas minha sócia ainda vai ver',
  'sim pra quem tem tempo, que não é meu caso',
  'recebi sim, obrigado',
  'sim, é ele',
  'sou a Carla sim',
  'eae blz',
  'tá certo, mas esse negócio paga quanto por venda',
])('a condition, a doubt, irony and what answers something else are no yes to act on: %j', (message) => {
  expect(taken(message)).not.toBe('sim');
});

it.each([
  'quero, mas vê se não enrola',
  'vou fazer, mas se enrolar eu saio',
  'na verdade quero sim, tava só com medo de ser golpe',
  'acho que tá tudo certo, pode enviar',
  'se quiser pode mandar sim',
])('a yes that only threatens, was afraid or thinks first is one: %j', (message) => {
  expect(taken(message)).toBe('sim');
});
