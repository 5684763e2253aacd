import { lazy } from 'react';
import { ufs } from '#contract/base/common.ts';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { creciFormat } from '#web/cadastros/corretores/creci-words.ts';
import { SocialLinks, showLinks } from '#web/cadastros/corretores/social-links.tsx';
import type { FormField } from '#web/kit/crud/screen.ts';
import { maskCreci, maskPhone } from '#web/kit/form/masks.ts';
import { creciWarning, emailWarning, phoneWarning } from '#web/widgets/contact-warnings.ts';

const PhotoEditor = lazy(async () => ({ default: (await import('./photo-editor.tsx')).PhotoEditor }));

/** The tab 'Dados Básicos' (BRK-18). */
export const basicFields: FormField[] = [
  { kind: 'text', name: 'nome', label: 'Nome Completo', placeholder: 'Como está no registro do CRECI' },
  { kind: 'text', name: 'nomeGuerra', label: 'Nome de Guerra' },
  {
    kind: 'text',
    name: 'email',
    label: 'Email',
    type: 'email',
    placeholder: 'nome@exemplo.com.br',
    warn: emailWarning,
  },
  {
    kind: 'text',
    name: 'creci',
    label: 'CRECI',
    mask: maskCreci,
    hint: creciFormat,
    warn: (creci, { ufCreci }) => creciWarning(creci, ufCreci),
  },
  {
    kind: 'select',
    name: 'ufCreci',
    label: 'UF',
    placeholder: 'Selecione a UF do CRECI',
    options: ufs.map((uf) => ({ value: uf, label: uf })),
  },
  {
    kind: 'text',
    name: 'whatsapp',
    label: 'WhatsApp',
    type: 'tel',
    mask: maskPhone,
    placeholder: '(11) 91234-5678',
    hint: 'Com DDD. Um número de outro país começa com +.',
    warn: phoneWarning,
  },
  {
    kind: 'image',
    name: 'foto',
    label: 'Foto de Perfil',
    advice: 'Recomendado: 300x300. Você escolhe o recorte antes de enviar.',
    Editor: PhotoEditor,
  },
  { kind: 'text', name: 'senha', label: 'Senha', type: 'password' },
];

export const switchFields: FormField[] = [
  { kind: 'switch', name: 'ativo', label: 'Corretor ativo', hint: 'Desligado, sai de todas as páginas.' },
  {
    kind: 'switch',
    name: 'aprovado',
    label: 'Corretor aprovado',
    hint: 'Ativo e ainda não aprovado, o status é Pendente.',
  },
];

/** Columns without a field in the specified form (BRK-54). */
export const furtherFields: FormField[] = [
  {
    kind: 'select',
    name: 'tratamento',
    label: 'Tratamento',
    placeholder: 'Como na lei: Corretor de Imóveis',
    options: [
      { value: 'corretora', label: 'Corretora de Imóveis' },
      { value: 'corretor', label: 'Corretor de Imóveis' },
    ],
  },
  { kind: 'long-text', name: 'biografia', label: 'Biografia', maxLength: 5000, rows: 4, wide: true },
  {
    kind: 'text',
    name: 'telefone',
    label: 'Telefone',
    type: 'tel',
    mask: maskPhone,
    placeholder: '(11) 3123-4567',
    hint: 'Com DDD.',
    warn: phoneWarning,
  },
  {
    kind: 'own',
    name: 'redesSociais',
    label: 'Redes sociais',
    wide: true,
    Part: SocialLinks,
    show: showLinks,
  },
  {
    kind: 'text',
    name: 'sitePersonalizado',
    label: 'Site próprio',
    hint: 'Endereço completo, como https://www.exemplo.com.br',
  },
  { kind: 'image', name: 'logoPersonalizada', label: 'Logo', whole: true },
];

/** Texts that an empty field leaves unchanged and 'Limpar' removes (BRK-33). */
export const clearable: readonly string[] = ['whatsapp', 'telefone', 'biografia', 'sitePersonalizado'];

export const emptyCorretor = { ufCreci: null, tratamento: null, aprovado: false, redesSociais: {} };

/** Form values that differ from the record; the password is never shown. */
export const valuesOfCorretor = ({ ufCreci, tratamento, redesSociais }: Corretor) => ({
  ufCreci,
  tratamento,
  senha: '',
  redesSociais: redesSociais ?? {},
});
