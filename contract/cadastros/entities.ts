import { entity, noun } from '../base/entity.ts';

export const incorporadora = entity({
  name: 'incorporadora',
  list: 'incorporadoras',
  noun: noun('incorporadora', 'incorporadoras', 'f'),
  isPublic: true,
  shows: ['empreendimentos'],
  columns: ['nome', 'cnpj', 'contatoTelefone', 'contatoEmail', 'ativo'],
});

export const empreendimento = entity({
  name: 'empreendimento',
  list: 'empreendimentos',
  noun: noun('empreendimento', 'empreendimentos', 'm'),
  isPublic: true,
  parents: { bairroId: 'bairro', incorporadoraId: 'incorporadora' },
  shows: ['hotsites', 'zonas', 'cidades', 'estados'],
});

export const corretor = entity({
  name: 'corretor',
  list: 'corretores',
  noun: noun('corretor', 'corretores', 'm'),
  isPublic: true,
  columns: [
    ...(['nome', 'nomeGuerra', 'email', 'creci', 'ufCreci', 'tratamento', 'whatsapp'] as const),
    ...(['telefone', 'regiaoTrabalho', 'ativo', 'aprovado', 'slug'] as const),
  ],
});

export const imovelUsado = entity({
  name: 'imovel-usado',
  list: 'imoveis-usados',
  noun: noun('imóvel usado', 'imóveis usados', 'm'),
  isPublic: true,
  parents: { corretorId: 'corretor', bairroId: 'bairro' },
  shows: ['zonas', 'cidades', 'estados'],
});
