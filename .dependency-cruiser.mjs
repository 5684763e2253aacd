// Who may import whom. The edge table below is the architecture's diagram: a new edge is a line here.

/**
 * The rooms of the product, each with the rooms it may use and its slices, each of these with the slices
 * whose service.ts it may use. The same rooms exist in `contract/`, `server/`, `web/` and `tests/e2e/`.
 */
export const rooms = {
  sistema: {
    uses: [],
    slices: {
      sessao: ['emails'],
      configuracoes: [],
      execucoes: [],
      modelos: ['execucoes'],
      servicos: [],
      retencao: [],
      copia: [],
      integracoes: [],
      emails: [],
      alertas: ['copia', 'emails', 'execucoes'],
      uploads: [],
    },
  },
  cadastros: {
    uses: ['sistema'],
    slices: {
      territorio: [],
      empreendimentos: [],
      incorporadoras: ['empreendimentos'],
      corretores: ['associacoes', 'imoveis-usados', 'visitas'],
      associacoes: [],
      'imoveis-usados': [],
      visitas: [],
      descricoes: [],
    },
  },
  'da-pasta-a-pagina': {
    uses: ['cadastros', 'sistema'],
    slices: {
      pastas: ['assets', 'classificacao', 'documentos', 'triagem'],
      documentos: ['triagem'],
      extracao: [],
      triagem: ['extracao'],
      unidades: ['empreendimentos', 'extracao', 'hotsites'],
      assets: [],
      classificacao: [],
      leitura: ['empreendimentos', 'hotsites', 'incorporadoras', 'territorio'],
      'super-ai': [
        'documentos',
        'extracao',
        'leitura',
        'empreendimentos',
        'incorporadoras',
        'territorio',
        'hotsites',
        'configuracoes',
        'pastas',
        'triagem',
        'unidades',
      ],
      releitura: ['documentos', 'pastas', 'super-ai'],
      redacao: [],
      hotsites: ['assets', 'empreendimentos', 'configuracoes', 'execucoes', 'pastas', 'redacao', 'unidades'],
      comprovantes: [],
    },
  },
  publico: {
    uses: ['da-pasta-a-pagina', 'cadastros'],
    slices: {
      'paginas-publicas': ['hotsites', 'visitas', 'contatos', 'unidades'],
      contatos: [],
      material: ['paginas-publicas', 'redacao'],
    },
  },
  lisa: {
    uses: ['publico', 'da-pasta-a-pagina', 'cadastros', 'sistema'],
    slices: {
      entendimento: [],
      novidades: ['paginas-publicas', 'unidades'],
      conversa: [
        'configuracoes',
        'contatos',
        'corretores',
        'emails',
        'entendimento',
        'novidades',
        'paginas-publicas',
        'visitas',
      ],
      'meu-espaco': [
        'sessao',
        'contatos',
        'conversa',
        'corretores',
        'material',
        'novidades',
        'paginas-publicas',
        'unidades',
        'visitas',
      ],
    },
  },
  painel: {
    uses: ['lisa', 'da-pasta-a-pagina', 'sistema'],
    slices: {
      inicio: ['conversa', 'copia', 'emails', 'leitura', 'servicos'],
      auditoria: [],
      documentacao: [],
      lixeira: [],
      mudancas: [],
      visoes: [],
    },
  },
};
/** Pure knowledge about documents, pictures, pages and messages: open to every slice. */
export const knowledge = ['extracao', 'triagem', 'classificacao', 'redacao', 'descricoes', 'entendimento'];
/** What of `server/` and `web/` is not a room: shared code, and what puts the product together. */
export const shared = { server: ['adapters', 'db', 'kernel'], web: ['app', 'kit', 'public', 'widgets'] };

const home = Object.fromEntries(
  Object.entries(rooms).flatMap(([room, { slices }]) => Object.keys(slices).map((slice) => [slice, room])),
);
const at = (slice) => `^server/${home[slice]}/${slice}/`;
const anyRoom = Object.keys(rooms).join('|');
const anySlice = `^server/(${anyRoom})/`;
const test = '\\.test\\.ts$';

const sliceRules = Object.values(rooms).flatMap(({ slices }) =>
  Object.entries(slices).map(([slice, uses]) => ({
    name: `slice-${slice}`,
    comment:
      'A slice uses another only along a declared edge, and only its service.ts; what is knowledge is open to all.',
    severity: 'error',
    from: { path: at(slice), pathNot: test },
    to: {
      path: anySlice,
      pathNot: [
        at(slice),
        ...uses.map((other) => `${at(other)}service\\.ts$`),
        ...(knowledge.includes(slice) ? knowledge : []).map(at),
      ],
    },
  })),
);

const roomRules = Object.entries(rooms).map(([room, { uses }]) => ({
  name: `room-${room}`,
  comment: 'A room uses another only along a declared edge, so that they stand above each other.',
  severity: 'error',
  from: { path: `^server/${room}/`, pathNot: test },
  to: { path: anySlice, pathNot: `^server/(${[room, ...uses].join('|')})/` },
}));

export default {
  forbidden: [
    {
      name: 'contract-alone',
      comment: 'contract imports zod and itself.',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/', '^node_modules/zod/'] },
    },
    {
      name: 'web-and-server-apart',
      severity: 'error',
      from: { path: '^(web|site)/', pathNot: '\\.(test|spec)\\.tsx?$' },
      to: { path: '^(server|tests|scripts)/' },
    },
    { name: 'site-not-web', severity: 'error', from: { path: '^site/' }, to: { path: '^web/' } },
    { name: 'web-not-site', severity: 'error', from: { path: '^web/' }, to: { path: '^site/' } },
    {
      name: 'server-not-browser',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(web|site|tests|scripts)/' },
    },
    {
      name: 'kernel-and-db-know-no-slice',
      severity: 'error',
      from: { path: '^server/(kernel|db)/', pathNot: '\\.test\\.ts$' },
      to: { path: [anySlice, '^server/adapters/'] },
    },
    {
      name: 'kernel-knows-no-slice-contract',
      comment: 'What the kernel needs of the contract is of no slice: it stands in contract/base.',
      severity: 'error',
      from: { path: '^server/kernel/', pathNot: test },
      to: { path: `^contract/(${anyRoom})/` },
    },
    {
      name: 'adapters-know-no-slice',
      severity: 'error',
      from: { path: '^server/adapters/', pathNot: test },
      to: { path: [anySlice, '^server/db/'], pathNot: knowledge.map(at) },
    },
    {
      name: 'knowledge-is-pure',
      comment: 'No database, no service, no file: what is known depends on what is given alone.',
      severity: 'error',
      from: { path: knowledge.map(at), pathNot: test },
      to: { path: ['^server/db/', '^server/adapters/'], pathNot: '/port\\.ts$' },
    },
    {
      name: 'slices-see-ports-only',
      severity: 'error',
      from: { path: anySlice, pathNot: '\\.test\\.ts$' },
      to: { path: '^server/adapters/', pathNot: '/port\\.ts$' },
    },
    ...sliceRules,
    ...roomRules,
    {
      name: 'web-features-apart',
      comment: 'What two features need becomes a widget.',
      severity: 'error',
      from: { path: `^web/((?:${anyRoom})/[^/]+)/` },
      to: { path: `^web/(?:${anyRoom})/[^/]+/`, pathNot: '^web/$1/' },
    },
    {
      name: 'web-one-direction',
      severity: 'error',
      from: { path: '^web/(kit|widgets)/' },
      to: { path: '^web/(?!kit/|widgets/)' },
    },
    {
      name: 'kit-knows-no-widget',
      severity: 'error',
      from: { path: '^web/kit/' },
      to: { path: '^web/widgets/' },
    },
    {
      name: 'libraries-in-their-place',
      comment: 'Vendor SDKs in adapters, argon2 in sessao.',
      severity: 'error',
      from: { pathNot: ['^server/adapters/', '^scripts/', '\\.test\\.ts$', '^tests/'] },
      to: {
        path: '^node_modules/(sharp|unpdf|@napi-rs/canvas|tesseract-wasm|ai|nodemailer|@ai-sdk/[^/]+|@aws-sdk/[^/]+)/',
      },
    },
    {
      name: 'product-never-imports-tests',
      severity: 'error',
      from: {
        path: '^(contract|server|web|site|scripts)/',
        pathNot: '\\.(test|spec)\\.tsx?$|^scripts/(bench/|screenshots\\.ts)',
      },
      to: { path: '^tests/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|pastas)/' },
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
