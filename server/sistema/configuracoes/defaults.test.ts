import { describe, expect, it } from 'vitest';
import { corretorPlaceholders, sentinels } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { sectionIds } from '#contract/da-pasta-a-pagina/sections.ts';
import { topics } from '#contract/lisa/entendimento.ts';
import { fillPlaceholders, placeholderNames } from '#contract/sistema/placeholders.ts';
import { settingDefaults } from './defaults.ts';

const textOf = (chave: string) => settingDefaults.find((setting) => setting.chave === chave)!.valor;

describe('the settings the product brings', () => {
  it('SET-04..09 are the 23 keys, each once, with text, description and category; the answers stand beside them', () => {
    const specified = settingDefaults.filter(
      ({ categoria }) => !['respostas', 'falas', 'emails'].includes(categoria),
    );
    expect(specified.map(({ chave }) => chave).toSorted()).toEqual(
      [
        'pdf_analysis_prompt',
        'pdf_system_prompt',
        'perplexity_build_prompt',
        'perplexity_system_data_prompt',
        'perplexity_system_marketing_prompt',
        'gpt5_assets_prompt',
        'gpt5_optimize_prompt',
        'gpt5_structure_prompt',
        'v0_prompt',
        'v0_html_prompt',
        'v0_css_prompt',
        'v0_js_prompt',
        'perplexity_prompt',
        'perplexity_bairro_prompt',
        'lisa_creci_processing_prompt',
        'lisa_email_extraction_prompt',
        'lisa_intro_message',
        'lisa_welcome_back_message',
        'lisa_creci_request_message',
        'lisa_additional_info_message',
        'lisa_registration_complete_message',
        'lisa_welcome_approved_message',
        'lisa_final_message',
      ].toSorted(),
    );
    for (const { valor, descricao, categoria } of settingDefaults) {
      expect(valor.trim().length).toBeGreaterThan(categoria === 'falas' ? 25 : 40);
      expect(descricao.length).toBeGreaterThan(15);
      expect(categoria).not.toBe('');
    }
  });

  it('SET-04 SET-05 SET-06 SET-07 SET-08 SET-15 stand in the groups the screen shows, each with a text of its own', () => {
    const groups = Object.groupBy(settingDefaults, ({ categoria }) => categoria);
    const keysOf = (categoria: keyof typeof groups) =>
      groups[categoria]!.map(({ chave }) => chave).toSorted();
    expect(keysOf('analise-pdf')).toEqual(['pdf_analysis_prompt', 'pdf_system_prompt']);
    expect(keysOf('assets')).toEqual(['gpt5_assets_prompt']);
    expect(keysOf('blueprint')).toEqual(['gpt5_optimize_prompt', 'gpt5_structure_prompt']);
    expect(keysOf('codigo')).toEqual(['v0_css_prompt', 'v0_html_prompt', 'v0_js_prompt', 'v0_prompt']);
    expect(keysOf('pesquisa')).toEqual([
      'perplexity_bairro_prompt',
      'perplexity_build_prompt',
      'perplexity_prompt',
      'perplexity_system_data_prompt',
      'perplexity_system_marketing_prompt',
    ]);
    expect(keysOf('assistente')).toHaveLength(9);
    expect(keysOf('respostas')).toHaveLength(topics.length + 3);
    expect(new Set(settingDefaults.map(({ valor }) => valor)).size).toBe(settingDefaults.length);
  });

  it('SET-17 SET-18 hold no placeholder that nobody fills', () => {
    for (const { chave, valor } of settingDefaults) {
      for (const [, name] of valor.matchAll(/(?<!\{)\{([A-Z_]+)\}(?!\})/g))
        expect(placeholderNames as readonly string[], chave).toContain(name);
      for (const [, name] of valor.matchAll(/\{\{([^}]+)\}\}/g))
        expect(corretorPlaceholders as readonly string[], chave).toContain(name);
    }
    expect(textOf('pdf_analysis_prompt')).toContain('{PDF_TEXT}');
  });

  it('SET-18 the rules of the HTML offer the six names of a corretor, in double braces', () => {
    const rules = settingDefaults.find(({ chave }) => chave === 'v0_html_prompt')!;
    const six = [
      'CORRETOR_CRECI',
      'CORRETOR_FOTO',
      'CORRETOR_NOME',
      'CORRETOR_NOME_GUERRA',
      'CORRETOR_UF_CRECI',
      'CORRETOR_WHATSAPP',
    ];
    expect(rules.daPagina?.toSorted()).toEqual(six);
    for (const name of six) expect(rules.valor).toContain(`{{${name}}}`);
  });

  it('SET-20 SET-21 ask for descriptions of 300–500 and 400–600 words, and name em_lancamento', () => {
    expect(textOf('perplexity_prompt')).toContain('300 a 500 palavras');
    expect(textOf('pdf_analysis_prompt')).toContain('400 a 600 palavras');
    expect(textOf('pdf_analysis_prompt')).toContain('assume em_lancamento');
  });

  it('SET-22 the blueprint prompt names the six sections, forbids contact and asks for the metadata', () => {
    const text = textOf('gpt5_structure_prompt');
    expect(text).toContain(sectionIds.join(', '));
    expect(text).toMatch(/Não crie seção de contato/);
    for (const name of ['color_scheme', 'style', 'total_assets_used']) expect(text).toContain(name);
  });

  it('SET-23 the code prompts ask for the sentinels', () => {
    for (const [part, marks] of Object.entries(sentinels))
      for (const mark of marks) {
        expect(textOf('v0_prompt')).toContain(mark);
        expect(textOf(`v0_${part}_prompt`)).toContain(mark);
      }
  });
});

describe('SET-19 filling', () => {
  it.each([
    ['{NOME} em {BAIRRO}, {NOME}', { NOME: 'Vista', BAIRRO: 'Centro' }, 'Vista em Centro, Vista'],
    ['[{CIDADE}]', { CIDADE: null }, '[]'],
    ['[{CIDADE}]', {}, '[]'],
    ['{OUTRO} {nome} {}', { NOME: 'x' }, '{OUTRO} {nome} {}'],
    ['{{CORRETOR_NOME}} {{NOME}} {NOME}', { NOME: 'x' }, '{{CORRETOR_NOME}} {{NOME}} x'],
    ['{NOME}', { NOME: "{BAIRRO} $& $1 $' {{X}}", BAIRRO: 'y' }, "{BAIRRO} $& $1 $' {{X}}"],
  ])('%s', (text, values, filled) => {
    expect(fillPlaceholders(text, values)).toBe(filled);
  });
});
