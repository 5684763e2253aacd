import { expect, it } from 'vitest';
import { superAiSteps } from './super-ai.ts';

it('SUP-12 the four steps and each of their substeps have their Portuguese names', () => {
  const named = superAiSteps.map(({ label, substeps }) => [label, substeps.map((substep) => substep.label)]);
  expect(named).toEqual([
    [
      'Análise de PDFs',
      [
        ...['Listar PDFs da pasta', 'Baixar PDFs', 'Extrair texto', 'Analisar conteúdo'],
        ...['Identificar incorporadora', 'Criar empreendimento'],
      ],
    ],
    [
      'Processamento de Assets',
      [
        ...['Varrer a pasta', 'Filtrar imagens e vídeos', 'Baixar arquivos', 'Guardar imagens otimizadas'],
        ...['Classificar imagens', 'Montar o catálogo'],
      ],
    ],
    [
      'Criação do Blueprint',
      [
        ...['Analisar o catálogo', 'Escolher as melhores imagens', 'Estruturar a página'],
        ...['Escrever os textos'],
      ],
    ],
    [
      'Geração do Hotsite',
      [
        ...['Preparar a geração', 'Montar a página', 'Aplicar o estilo', 'Ligar as interações'],
        ...['Salvar arquivos', 'Publicar o hotsite'],
      ],
    ],
  ]);
});
