import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { bairro } from '#tests/e2e/support/bairros.ts';
import { hotsite } from '#tests/e2e/support/hotsites.ts';
import { corretor } from '#tests/e2e/support/painel.ts';
import { sampleIncorporadoras } from '#tests/e2e/support/records.ts';
import { drawnWith } from '#tests/outline.tsx';
import { corretoresScreen } from '#web/cadastros/corretores/corretores.tsx';
import { imoveisUsadosScreen } from '#web/cadastros/imoveis-usados/imoveis-usados.tsx';
import { incorporadorasScreen } from '#web/cadastros/incorporadoras/incorporadoras.tsx';
import { bairrosScreen } from '#web/cadastros/territorio/bairros.tsx';
import { regioesScreen } from '#web/cadastros/territorio/regioes.tsx';
import { TerritorioPage } from '#web/cadastros/territorio/territorio-page.tsx';
import { VisitasPage } from '#web/cadastros/visitas/visitas-page.tsx';
import { hotsitesScreen } from '#web/da-pasta-a-pagina/hotsites/hotsites.tsx';
import { CrudPage } from '#web/kit/crud/crud-page.tsx';
import { AprovacoesPage } from '#web/lisa/aprovacoes/aprovacoes-page.tsx';
import { ComunicadosPage } from '#web/lisa/comunicados/comunicados-page.tsx';
import { ConversasPage } from '#web/lisa/conversas/conversas-page.tsx';
import { PerguntasPage } from '#web/lisa/conversas/perguntas-page.tsx';
import { EntendimentoPage } from '#web/lisa/entendimento/entendimento-page.tsx';
import { PedidosPage } from '#web/lisa/pedidos/pedidos-page.tsx';
import { AuditoriaPage } from '#web/painel/auditoria/auditoria-page.tsx';
import { LixeiraPage } from '#web/painel/lixeira/lixeira-page.tsx';
import { ContatosPage } from '#web/publico/contatos/contatos-page.tsx';
import { ExecucoesPage } from '#web/sistema/execucoes/execucoes-page.tsx';
import { IntegracoesPage } from '#web/sistema/integracoes/integracoes-page.tsx';

// Each screen as it reads: with records, without, and when they cannot be read.

async function draw(page: ReactNode, answers: Record<string, unknown>, address?: string) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.useFakeTimers({ now: new Date('2026-03-20T15:00:00Z'), toFake: ['Date'] });
  const lines = await drawnWith(page, answers, address);
  vi.useRealTimers();
  return lines;
}

describe('lists', () => {
  it('of bairros', async () => {
    const filled = { '/api/bairros': [bairro(), bairro({ id: 8, nome: 'Bonfim', zonaId: 4 })] };
    expect(await draw(<CrudPage screen={bairrosScreen} />, filled)).toMatchInlineSnapshot(`
      [
        "input type=search placeholder=Buscar bairros... aria-label=Buscar bairros autoComplete=off value",
        "span aria-hidden=true “Todas as cidades”",
        "select aria-label=Cidade",
        "option value selected “Todas as cidades”",
        "span aria-hidden=true “Todas as zonas”",
        "select aria-label=Zona",
        "option value selected “Todas as zonas”",
        "button type=button “Importar”",
        "button type=button “Exportar”",
        "button type=button “Novo Bairro”",
        "p role=status “2 bairros”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Filtrar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Ordenar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Colunas”",
        "button type=button aria-label=Visões salvas aria-haspopup=dialog aria-expanded=false “Visões”",
        "a aria-label=Lixeira: bairros href=/admin/configuracoes/lixeira?tipo=bairro “Lixeira”",
        "table aria-label=Bairros aria-rowcount=3 aria-busy=false",
        "tr aria-rowindex=1",
        "th scope=col",
        "label data-hint=Selecionar tudo: 2 registros",
        "input type=checkbox aria-label=Selecionar tudo: 2 registros",
        "span aria-hidden=true",
        "th scope=col aria-sort=none",
        "button type=button “Nome”",
        "th scope=col aria-sort=none",
        "button type=button “Cidade”",
        "th scope=col aria-sort=none",
        "button type=button “Zona”",
        "th scope=col “Ações”",
        "tr aria-rowindex=2 aria-busy=false tabindex=0",
        "td",
        "label data-hint=Selecionar Cambuí",
        "input type=checkbox aria-label=Selecionar Cambuí",
        "span aria-hidden=true",
        "td",
        "span data-hint=Cambuí “Cambuí” “Ruas arborizadas.”",
        "td",
        "div data-hint=Campinas (SP) “Campinas (SP)”",
        "td",
        "div data-hint=Zona Norte “Zona Norte”",
        "td",
        "button type=button aria-label=Editar Cambuí data-hint=Editar Cambuí",
        "button type=button aria-label=Excluir Cambuí data-hint=Excluir Cambuí",
        "tr aria-rowindex=3 aria-busy=false tabindex=-1",
        "td",
        "label data-hint=Selecionar Bonfim",
        "input type=checkbox aria-label=Selecionar Bonfim",
        "span aria-hidden=true",
        "td",
        "span data-hint=Bonfim “Bonfim” “Ruas arborizadas.”",
        "td",
        "div data-hint=Campinas (SP) “Campinas (SP)”",
        "td",
        "div data-hint=Centro “Centro”",
        "td",
        "button type=button aria-label=Editar Bonfim data-hint=Editar Bonfim",
        "button type=button aria-label=Excluir Bonfim data-hint=Excluir Bonfim",
      ]
    `);
    expect(
      await draw(<CrudPage screen={bairrosScreen} />, filled, '/admin/bairros?busca=xyz'),
    ).toMatchInlineSnapshot(`
      [
        "input type=search placeholder=Buscar bairros... aria-label=Buscar bairros autoComplete=off value=xyz",
        "span aria-hidden=true “Todas as cidades”",
        "select aria-label=Cidade",
        "option value selected “Todas as cidades”",
        "span aria-hidden=true “Todas as zonas”",
        "select aria-label=Zona",
        "option value selected “Todas as zonas”",
        "button type=button “Importar”",
        "button type=button “Exportar”",
        "button type=button “Novo Bairro”",
        "p role=status “0 de 2 bairros”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Filtrar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Ordenar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Colunas”",
        "button type=button aria-label=Visões salvas aria-haspopup=dialog aria-expanded=false “Visões”",
        "a aria-label=Lixeira: bairros href=/admin/configuracoes/lixeira?tipo=bairro “Lixeira”",
        "p “Nenhum bairro encontrado”",
        "button type=button “Limpar filtros”",
        "a href=/admin/configuracoes/lixeira?tipo=bairro&busca=xyz “Procurar na lixeira”",
      ]
    `);
    expect(await draw(<CrudPage screen={bairrosScreen} />, { '/api/bairros': [] })).toMatchInlineSnapshot(`
      [
        "input type=search placeholder=Buscar bairros... aria-label=Buscar bairros autoComplete=off value",
        "span aria-hidden=true “Todas as cidades”",
        "select aria-label=Cidade",
        "option value selected “Todas as cidades”",
        "span aria-hidden=true “Todas as zonas”",
        "select aria-label=Zona",
        "option value selected “Todas as zonas”",
        "button type=button “Importar”",
        "button type=button aria-disabled=true aria-description=Nada a exportar data-hint=Nada a exportar “Exportar”",
        "button type=button “Novo Bairro”",
        "p role=status “0 bairros”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Filtrar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Ordenar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Colunas”",
        "button type=button aria-label=Visões salvas aria-haspopup=dialog aria-expanded=false “Visões”",
        "a aria-label=Lixeira: bairros href=/admin/configuracoes/lixeira?tipo=bairro “Lixeira”",
        "p “Nenhum bairro encontrado”",
      ]
    `);
    expect(await draw(<CrudPage screen={bairrosScreen} />, {})).toMatchInlineSnapshot(`
      [
        "input type=search placeholder=Buscar bairros... aria-label=Buscar bairros autoComplete=off value",
        "span aria-hidden=true “Todas as cidades”",
        "select aria-label=Cidade",
        "option value selected “Todas as cidades”",
        "span aria-hidden=true “Todas as zonas”",
        "select aria-label=Zona",
        "option value selected “Todas as zonas”",
        "button type=button “Importar”",
        "button type=button aria-disabled=true aria-description=Nada a exportar data-hint=Nada a exportar “Exportar”",
        "button type=button “Novo Bairro”",
        "p role=status",
        "button type=button aria-haspopup=dialog aria-expanded=false “Filtrar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Ordenar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Colunas”",
        "button type=button aria-label=Visões salvas aria-haspopup=dialog aria-expanded=false “Visões”",
        "a aria-label=Lixeira: bairros href=/admin/configuracoes/lixeira?tipo=bairro “Lixeira”",
        "div role=alert",
        "p “Erro ao carregar dados”",
        "p “Não foi possível ler”",
        "button type=button “Tentar novamente”",
      ]
    `);
  });

  it('of regiões, which have no filter', async () => {
    const rows = [{ id: 1, nome: 'Sudeste', codigo: 'SE', revisao: 1 }];
    expect(await draw(<CrudPage screen={regioesScreen} />, { '/api/regioes': rows })).toMatchInlineSnapshot(`
      [
        "input type=search placeholder=Buscar regiões... aria-label=Buscar regiões autoComplete=off value",
        "button type=button “Importar”",
        "button type=button “Exportar”",
        "button type=button “Nova Região”",
        "p role=status “1 região”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Filtrar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Ordenar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Colunas”",
        "button type=button aria-label=Visões salvas aria-haspopup=dialog aria-expanded=false “Visões”",
        "a aria-label=Lixeira: regiões href=/admin/configuracoes/lixeira?tipo=regiao “Lixeira”",
        "table aria-label=Regiões aria-rowcount=2 aria-busy=false",
        "tr aria-rowindex=1",
        "th scope=col",
        "label data-hint=Selecionar tudo: 1 registro",
        "input type=checkbox aria-label=Selecionar tudo: 1 registro",
        "span aria-hidden=true",
        "th scope=col aria-sort=none",
        "button type=button “Nome”",
        "th scope=col aria-sort=none",
        "button type=button “Código”",
        "th scope=col “Ações”",
        "tr aria-rowindex=2 aria-busy=false tabindex=0",
        "td",
        "label data-hint=Selecionar Sudeste",
        "input type=checkbox aria-label=Selecionar Sudeste",
        "span aria-hidden=true",
        "td",
        "div data-hint=Sudeste “Sudeste”",
        "td",
        "div data-hint=SE “SE”",
        "td",
        "button type=button aria-label=Editar Sudeste data-hint=Editar Sudeste",
        "button type=button aria-label=Excluir Sudeste data-hint=Excluir Sudeste",
      ]
    `);
  });

  it('of incorporadoras', async () => {
    expect(
      await draw(<CrudPage screen={incorporadorasScreen} />, { '/api/incorporadoras': sampleIncorporadoras }),
    ).toMatchInlineSnapshot(`
      [
        "input type=search placeholder=Buscar incorporadoras... aria-label=Buscar incorporadoras autoComplete=off value",
        "button type=button “Importar”",
        "button type=button “Exportar”",
        "button type=button “Nova Incorporadora”",
        "p role=status “2 incorporadoras cadastradas”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Filtrar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Ordenar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Colunas”",
        "button type=button aria-label=Visões salvas aria-haspopup=dialog aria-expanded=false “Visões”",
        "a aria-label=Lixeira: incorporadoras href=/admin/configuracoes/lixeira?tipo=incorporadora “Lixeira”",
        "table aria-label=Incorporadoras aria-rowcount=3 aria-busy=false",
        "tr aria-rowindex=1",
        "th scope=col",
        "label data-hint=Selecionar tudo: 2 registros",
        "input type=checkbox aria-label=Selecionar tudo: 2 registros",
        "span aria-hidden=true",
        "th scope=col aria-sort=none",
        "button type=button “Nome”",
        "th scope=col aria-sort=none",
        "button type=button “CNPJ”",
        "th scope=col aria-sort=none",
        "button type=button “Telefone”",
        "th scope=col aria-sort=none",
        "button type=button “E-mail”",
        "th scope=col aria-sort=none",
        "button type=button “Empreendimentos”",
        "th scope=col aria-sort=none",
        "button type=button “Situação”",
        "th scope=col “Ações”",
        "tr aria-rowindex=2 aria-busy=false tabindex=0",
        "td",
        "label data-hint=Selecionar Horizonte",
        "input type=checkbox aria-label=Selecionar Horizonte",
        "span aria-hidden=true",
        "td",
        "a data-hint=Horizonte href=/admin/incorporadoras/1 “Horizonte”",
        "td",
        "td",
        "td",
        "td “0”",
        "td “Ativo”",
        "td",
        "button type=button aria-label=Mesclar Horizonte com… data-hint=Mesclar Horizonte com…",
        "button type=button aria-label=Editar Horizonte data-hint=Editar Horizonte",
        "button type=button aria-label=Excluir Horizonte data-hint=Excluir Horizonte",
        "tr aria-rowindex=3 aria-busy=false tabindex=-1",
        "td",
        "label data-hint=Selecionar Pátio Norte",
        "input type=checkbox aria-label=Selecionar Pátio Norte",
        "span aria-hidden=true",
        "td",
        "a data-hint=Pátio Norte href=/admin/incorporadoras/2 “Pátio Norte”",
        "td",
        "td",
        "td",
        "td “0”",
        "td “Ativo”",
        "td",
        "button type=button aria-label=Mesclar Pátio Norte com… data-hint=Mesclar Pátio Norte com…",
        "button type=button aria-label=Editar Pátio Norte data-hint=Editar Pátio Norte",
        "button type=button aria-label=Excluir Pátio Norte data-hint=Excluir Pátio Norte",
      ]
    `);
  });

  it('of imóveis usados and hotsites', async () => {
    expect(
      await draw(<CrudPage screen={imoveisUsadosScreen} />, { '/api/imoveis-usados': [] }),
    ).toMatchInlineSnapshot(`
      [
        "input type=search placeholder=Buscar imóveis usados... aria-label=Buscar imóveis usados autoComplete=off value",
        "span aria-hidden=true “Todos os tipos”",
        "select aria-label=Tipo",
        "option value selected “Todos os tipos”",
        "option value=Apartamento “Apartamento”",
        "option value=Casa “Casa”",
        "option value=Terreno “Terreno”",
        "option value=Comercial “Comercial”",
        "option value=Rural “Rural”",
        "span aria-hidden=true “Todos os corretores”",
        "select aria-label=Corretor",
        "option value selected “Todos os corretores”",
        "span aria-hidden=true “Todos os bairros”",
        "select aria-label=Bairro",
        "option value selected “Todos os bairros”",
        "span aria-hidden=true “Todas as situações”",
        "select aria-label=Situação",
        "option value selected “Todas as situações”",
        "option value=vigente “Autorização vigente”",
        "option value=vence “Autorização a vencer”",
        "option value=vencida “Autorização vencida”",
        "option value=sem “Sem autorização”",
        "option value=inativo “Inativo”",
        "button type=button aria-disabled=true aria-description=Nada a exportar data-hint=Nada a exportar “Exportar”",
        "button type=button “Novo Imóvel Usado”",
        "p role=status “0 imóveis usados”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Filtrar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Ordenar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Colunas”",
        "button type=button aria-label=Visões salvas aria-haspopup=dialog aria-expanded=false “Visões”",
        "a aria-label=Lixeira: imóveis usados href=/admin/configuracoes/lixeira?tipo=imovel-usado “Lixeira”",
        "p “Nenhum imóvel usado encontrado”",
        "button type=button “Novo Imóvel Usado”",
      ]
    `);
    expect(
      await draw(<CrudPage screen={hotsitesScreen} />, { '/api/hotsites': [hotsite({ id: 3 })] }),
    ).toMatchInlineSnapshot(`
      [
        "input type=search placeholder=Buscar hotsites... aria-label=Buscar hotsites autoComplete=off value",
        "button type=button “Exportar”",
        "button type=button “Novo Hotsite”",
        "p role=status “1 hotsite”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Filtrar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Ordenar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Colunas”",
        "button type=button aria-label=Visões salvas aria-haspopup=dialog aria-expanded=false “Visões”",
        "a aria-label=Lixeira: hotsites href=/admin/configuracoes/lixeira?tipo=hotsite “Lixeira”",
        "table aria-label=Hotsites aria-rowcount=2 aria-busy=false",
        "tr aria-rowindex=1",
        "th scope=col",
        "label data-hint=Selecionar tudo: 1 registro",
        "input type=checkbox aria-label=Selecionar tudo: 1 registro",
        "span aria-hidden=true",
        "th scope=col aria-sort=none",
        "button type=button “Nome”",
        "th scope=col aria-sort=none",
        "button type=button “Empreendimento”",
        "th scope=col aria-sort=none",
        "button type=button “Rota”",
        "th scope=col aria-sort=none",
        "button type=button “Processamento”",
        "th scope=col aria-sort=none",
        "button type=button “Ativo”",
        "th scope=col aria-sort=none",
        "button type=button “IA”",
        "th scope=col aria-sort=none",
        "button type=button “Criação”",
        "th scope=col “Ações”",
        "tr aria-rowindex=2 aria-busy=false tabindex=0",
        "td",
        "label data-hint=Selecionar Residencial 3",
        "input type=checkbox aria-label=Selecionar Residencial 3",
        "span aria-hidden=true",
        "td",
        "a data-hint=Abrir o estúdio: imagens, seções e estilo href=/admin/hotsites/3/estudio “Residencial 3”",
        "td",
        "span data-hint=Residencial 3 “Residencial 3”",
        "a data-hint=Comparar pasta de Residencial 3 aria-label=Comparar pasta de Residencial 3 href=/admin/empreendimentos/3/pasta",
        "td",
        "span data-hint=/hotsite/residencial-3 “/residencial-3”",
        "td “Rascunho”",
        "td “Ativo”",
        "td “Aguardando”",
        "td “12/03/2026”",
        "td",
        "a data-hint=Versões de Residencial 3 aria-label=Versões de Residencial 3 href=/admin/hotsites/3/versoes",
        "a href=/hotsite/residencial-3 target=_blank rel=noopener aria-label=Abrir página de Residencial 3 em nova aba data-hint=Abrir página de Residencial 3",
        "button type=button aria-label=Editar Residencial 3 data-hint=Editar Residencial 3",
        "button type=button aria-label=Excluir Residencial 3 data-hint=Excluir Residencial 3",
      ]
    `);
  });

  it('of corretores, page by page', async () => {
    const page = { itens: [corretor({ id: 1 })], total: 1, pagina: 1 };
    expect(
      await draw(<CrudPage screen={corretoresScreen} />, { '/api/corretores/busca': page }),
    ).toMatchInlineSnapshot(`
      [
        "h2 “Gestão de Corretores”",
        "input type=search placeholder=Buscar corretores... aria-label=Buscar corretores autoComplete=off value",
        "span aria-hidden=true “Todos”",
        "select aria-label=Status",
        "option value selected “Todos”",
        "option value=ativo “Ativo”",
        "option value=inativo “Inativo”",
        "option value=pendente “Pendente”",
        "span aria-hidden=true “Com e sem site”",
        "select aria-label=Site",
        "option value selected “Com e sem site”",
        "option value=ativo “Site ativo”",
        "option value=inativo “Sem site ativo”",
        "button type=button “Importar”",
        "button type=button “Exportar”",
        "button type=button “Duplicados”",
        "button type=button “Novo Corretor”",
        "p role=status “1 de 0 corretores”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Filtrar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Ordenar”",
        "button type=button aria-haspopup=dialog aria-expanded=false “Colunas”",
        "button type=button aria-label=Visões salvas aria-haspopup=dialog aria-expanded=false “Visões”",
        "a aria-label=Lixeira: corretores href=/admin/configuracoes/lixeira?tipo=corretor “Lixeira”",
        "table aria-label=Corretores aria-rowcount=2 aria-busy=false",
        "tr aria-rowindex=1",
        "th scope=col",
        "label data-hint=Selecionar tudo: 1 registro",
        "input type=checkbox aria-label=Selecionar tudo: 1 registro",
        "span aria-hidden=true",
        "th scope=col aria-sort=none",
        "button type=button “Corretor”",
        "th scope=col aria-sort=none",
        "button type=button “CRECI”",
        "th scope=col aria-sort=none",
        "button type=button “WhatsApp”",
        "th scope=col aria-sort=none",
        "button type=button “Status”",
        "th scope=col “Ações”",
        "tr aria-rowindex=2 aria-busy=false tabindex=0",
        "td",
        "label data-hint=Selecionar Corretor 1",
        "input type=checkbox aria-label=Selecionar Corretor 1",
        "span aria-hidden=true",
        "td",
        "span aria-hidden=true",
        "span data-hint=Corretor 1",
        "a href=/admin/corretores/1 “Corretor 1” ““Corretor 1””",
        "span data-hint=corretor1@example.com “corretor1@example.com”",
        "td “10001-F/SP”",
        "td “N/A”",
        "td “Ativo”",
        "td",
        "button type=button aria-label=Abrir site de Corretor 1 data-hint=Site não configurado ou inativo aria-disabled=true aria-description=Site não configurado ou inativo",
        "button type=button aria-label=Editar Corretor 1 data-hint=Editar Corretor 1",
        "button type=button aria-label=Excluir Corretor 1 data-hint=Excluir Corretor 1",
      ]
    `);
  });
});

describe('screens whose answers do not come', () => {
  it.each<[string, ReactNode]>([
    ['territorial', <TerritorioPage key="t" />],
    ['visitas', <VisitasPage key="v" />],
    ['aprovações', <AprovacoesPage key="a" />],
    ['comunicados', <ComunicadosPage key="c" />],
    ['conversas', <ConversasPage key="co" />],
    ['perguntas', <PerguntasPage key="p" />],
    ['entendimento', <EntendimentoPage key="e" />],
    ['pedidos', <PedidosPage key="pe" />],
    ['auditoria', <AuditoriaPage key="au" />],
    ['lixeira', <LixeiraPage key="l" />],
    ['contatos', <ContatosPage key="ct" />],
    ['execuções', <ExecucoesPage key="ex" />],
    ['integrações', <IntegracoesPage key="i" />],
  ])('%s', async (name, page) => {
    expect([name, ...(await draw(page, {}))]).toMatchSnapshot();
  });
});

it('the trash says of each record what it was, who deleted it and until when it can be brought back', async () => {
  const item = {
    entidade: 'bairro',
    rotulo: 'Bairro',
    id: 7,
    nome: 'Cambuí',
    excluidoEm: '2026-03-12T14:05:00.000Z',
    excluidoPor: 'bia',
    expiraEm: '2026-04-11T14:05:00.000Z',
    obstaculo: null,
  };
  const rows = [item, { ...item, id: 8, nome: 'Bonfim', excluidoPor: null }];
  expect(await draw(<LixeiraPage />, { '/api/lixeira': rows })).toMatchInlineSnapshot(`
    [
      "input type=search placeholder=Buscar na lixeira... aria-label=Buscar na lixeira autoComplete=off value",
      "span aria-hidden=true “Todos os registros”",
      "select aria-label=Tipo de registro",
      "option value selected “Todos os registros”",
      "option value=bairro “Bairro”",
      "p role=status “2 registros”",
      "ul aria-label=Registros excluídos",
      "li aria-busy=false",
      "p “Cambuí” “Bairro”",
      "p “Excluído em 12/03/2026 às 11:05 por bia · 22 dias restantes”",
      "button type=button aria-label=Restaurar Cambuí “Restaurar”",
      "li aria-busy=false",
      "p “Bonfim” “Bairro”",
      "p “Excluído em 12/03/2026 às 11:05 · 22 dias restantes”",
      "button type=button aria-label=Restaurar Bonfim “Restaurar”",
    ]
  `);
  expect(await draw(<LixeiraPage />, { '/api/lixeira': [] })).toMatchInlineSnapshot(`
    [
      "input type=search placeholder=Buscar na lixeira... aria-label=Buscar na lixeira autoComplete=off value",
      "span aria-hidden=true “Todos os registros”",
      "select aria-label=Tipo de registro",
      "option value selected “Todos os registros”",
      "p role=status",
      "p “A lixeira está vazia”",
      "p “O que for excluído fica aqui por 30 dias.”",
    ]
  `);
  expect(
    await draw(<LixeiraPage />, { '/api/lixeira': rows }, '/admin/lixeira?busca=bonf'),
  ).toMatchInlineSnapshot(`
    [
      "input type=search placeholder=Buscar na lixeira... aria-label=Buscar na lixeira autoComplete=off value=bonf",
      "span aria-hidden=true “Todos os registros”",
      "select aria-label=Tipo de registro",
      "option value selected “Todos os registros”",
      "option value=bairro “Bairro”",
      "p role=status “1 registro”",
      "ul aria-label=Registros excluídos",
      "li aria-busy=false",
      "p “Bonfim” “Bairro”",
      "p “Excluído em 12/03/2026 às 11:05 · 22 dias restantes”",
      "button type=button aria-label=Restaurar Bonfim “Restaurar”",
    ]
  `);
});
