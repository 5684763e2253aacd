import type { Configuracao, SettingVersion } from '#contract/sistema/configuracoes.ts';
import { settingDefaults } from '#server/sistema/configuracoes/defaults.ts';
import { examplesOf } from '#server/sistema/configuracoes/trial/examples.ts';
import type { PainelServer } from '#tests/e2e/support/painel-server.ts';

const saved = '2026-03-12T14:05:00.000Z';

/** The settings as listed while nothing is saved, without a mail server. */
export const sampleSettings = (): Configuracao[] =>
  settingDefaults
    .filter(({ categoria }) => categoria !== 'emails')
    .map(({ chave, titulo, valor, descricao, categoria, tipo, preenchidos = [], daPagina = [] }) => ({
      chave,
      titulo,
      valor,
      padrao: valor,
      descricao,
      categoria,
      tipo,
      placeholders: [...preenchidos.map((name) => `{${name}}`), ...daPagina.map((name) => `{{${name}}}`)].map(
        (marca) => ({ marca, descricao: marca.toLowerCase(), exemplo: null }),
      ),
      exemplos: examplesOf(chave),
      revisao: 0,
      alteradoEm: null,
      alteradoPor: null,
    }));

/** Answers the settings screen's calls and stores saves like the server. */
export function serveSettings(painel: PainelServer, settings = sampleSettings()) {
  const versions = new Map<string, SettingVersion[]>();
  painel.on('GET /api/configuracoes', () => ({ body: settings }));

  function store(chave: string, texto: string, por: string): Configuracao {
    const setting = settings.find((one) => one.chave === chave)!;
    const valor = texto.trim() === '' ? setting.padrao : texto;
    Object.assign(setting, { valor, revisao: setting.revisao + 1, alteradoEm: saved, alteradoPor: por });
    const older = versions.get(chave) ?? [];
    const version = { id: older.length + 1, valor, padrao: valor === setting.padrao, quando: saved, por };
    versions.set(chave, [version, ...older]);
    return setting;
  }
  for (const { chave } of settings) {
    painel.on(`PUT /api/configuracoes/${chave}`, ({ body }) => {
      const { valor, revisao } = body as { valor: string; revisao: number };
      const current = settings.find((one) => one.chave === chave)!;
      if (revisao === current.revisao) return { body: store(chave, valor, 'admin') };
      const change = { by: current.alteradoPor, at: saved, fields: ['valor'], current };
      return {
        status: 409,
        body: { code: 'alterado', message: 'Este texto foi alterado por beatriz.', change },
      };
    });
    painel.on(`GET /api/configuracoes/${chave}/historico`, () => ({ body: versions.get(chave) ?? [] }));
  }
  return { store };
}
