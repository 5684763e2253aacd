import { notFound } from '#server/kernel/errors.ts';
import { settingDefaults } from './defaults.ts';
import type { SettingDefault } from './setting-default.ts';

const byKey = new Map(settingDefaults.map((setting) => [setting.chave, setting]));

/** The setting of a key. Throws 404 for an unknown key (SET-11). */
export function findDefault(chave: string): SettingDefault {
  const setting = byKey.get(chave);
  if (!setting) throw notFound('Configuração', 'f');
  return setting;
}
