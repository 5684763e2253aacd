import { describe, expect, it } from 'vitest';
import { linhaPadrao } from '#contract/cadastros/certeza.ts';
import { bookOf } from '#tests/fixtures/book-of.ts';
import { readSources } from '../source.ts';
import { extractFicha } from './extract-ficha.ts';

/** The architect of a page of lines; what is not certain is null. */
function architect(...lines: string[]): string | null {
  const { arquitetura } = extractFicha(readSources([bookOf(['MIRANTE DO INGÁ'], lines)]).lines);
  return arquitetura && arquitetura.confidence >= linhaPadrao ? (arquitetura.value as string[])[0]! : null;
}

describe('who drew the building is read however it is said', () => {
  it.each([
    ['Projeto arquitetônico de Ana Ruivo.', 'Ana Ruivo'],
    ['Proj. arquit.: Ana Ruivo Arquitetura', 'Ana Ruivo Arquitetura'],
    ['Projeto de retrofit: Oficina Livre de Arquitetura', 'Oficina Livre de Arquitetura'],
    ['Arq.: Ana Ruivo', 'Ana Ruivo'],
    ['Arq. resp.: Ana Ruivo', 'Ana Ruivo'],
    ['Arquitetura e urbanismo: Traço Livre', 'Traço Livre'],
    ['Arquitetura – Traço Livre', 'Traço Livre'],
    ['Arquitetura & interiores: Estúdio Beira', 'Estúdio Beira'],
    ['Incorporadora: Alfa Sul / Arquitetura: Kuhn Dalpiaz', 'Kuhn Dalpiaz'],
    ['Incorporação: Alfa Sul, arquitetura: Traço Livre, interiores: Lia Mota', 'Traço Livre'],
    ['Projeto Bento Viveiros Arquitetura', 'Bento Viveiros Arquitetura'],
    ['Um projeto Ximenes Arquitetura para a Cerrado Vivo Incorporadora', 'Ximenes Arquitetura'],
    ['Arquitetura assinada por Ana Ruivo', 'Ana Ruivo'],
    ['A arquitetura do Mirante é assinada pelo escritório Luz & Salitre.', 'Luz & Salitre'],
    ['São duas torres, com 140 e 96 apartamentos, assinadas pelo escritório Luz & Salitre.', 'Luz & Salitre'],
    ['Um edifício desenhado pelo arquiteto Ivo Sá Prado.', 'Ivo Sá Prado'],
    ['Uma torre projetada por Ana Ruivo, com jardins em cada andar.', 'Ana Ruivo'],
    ['As casas foram concebidas pela dupla Ana Ruivo e Ivo Sá.', 'Ana Ruivo e Ivo Sá'],
    ['A arquitetura ficou a cargo de Ana Ruivo.', 'Ana Ruivo'],
    ['O projeto foi confiado ao escritório Traço Livre.', 'Traço Livre'],
    ['O projeto leva a assinatura de Ana Ruivo.', 'Ana Ruivo'],
    ['Com o traço de Ana Ruivo, cada apartamento tem duas frentes.', 'Ana Ruivo'],
    ['Da prancheta de Ivo Sá Prado nasce uma torre de tijolos.', 'Ivo Sá Prado'],
    ['Ana Ruivo assina o projeto.', 'Ana Ruivo'],
    ['Lua Arquitetos assina a arquitetura.', 'Lua Arquitetos'],
    ['O arquiteto Ivo Sá Prado desenhou o prédio para o vento.', 'Ivo Sá Prado'],
    ['Quem assina o projeto é Ana Ruivo.', 'Ana Ruivo'],
    ['Quem desenhou? A arquiteta Ana Ruivo.', 'Ana Ruivo'],
    ['Ana Ruivo, arquiteta responsável', 'Ana Ruivo'],
    ['Projeto do arquiteto Ivo Sá Prado.', 'Ivo Sá Prado'],
    ['Fachada assinada por Studio Penedo', 'Studio Penedo'],
    ['Autoria: Studio Penedo', 'Studio Penedo'],
    ['PROJETO ARQUITETÔNICO: ANA RUIVO. PAISAGISMO: HORTA VIVA.', 'Ana Ruivo'],
    ['2 torres, 152 apartamentos, projeto da arquiteta Ana Ruivo.', 'Ana Ruivo'],
    ['Casas com projeto de Ana Ruivo e quintal.', 'Ana Ruivo'],
    ['Projeto arquitetônico: Arq. Cíntia Lamego.', 'Cíntia Lamego'],
    ['Residencial assinado por Ruivo Arquitetos Associados', 'Ruivo Arquitetos Associados'],
  ])('%s → %s', (line, name) => {
    expect(architect(line)).toBe(name);
  });
});

describe('who did something else is no architect', () => {
  it.each([
    'Design de interiores das áreas sociais por Mabel Tomás.',
    'Interiores: Nina Kaspar Arquitetura',
    'Paisagismo assinado por Verde Vivo',
    'Projeto de interiores assinado por Lia Mota',
    'Projeto de paisagismo de Lia Mota',
    'Ambientes decorados assinados por Estúdio Beira',
    'Empreendimento desenvolvido por Alfa Incorporadora',
    'Mais um projeto da Alfa Sul',
    'O antigo hotel de 1938, projetado por Ernesto Vale, com 164 quartos, renasce.',
    'Lia Mota assina o projeto de interiores.',
    'Projeto do Residencial Mirante do Ingá',
    'Projeto de Segurança Contra Incêndio',
    'Arquitetura de interiores: Lia Mota',
    'Imagens criadas por Estúdio Beira',
    'Projeto estrutural: Lume Cálculos',
    'Desenvolvido pela Construtora Alfa Sul',
    'Um projeto pensado para a família brasileira',
    'A arquitetura de Mirante Azul reúne pedra e madeira.',
    'A arquitetura do Mirante Azul é leve.',
    'A arquiteta Lia Mota, que assina os interiores, usou pedra.',
    'Arquitetura: linhas retas e fachada contemporânea',
  ])('%s', (line) => {
    expect(architect(line)).toBeNull();
  });
});
