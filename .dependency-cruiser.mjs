// Who may import whom. The edge table below is the architecture's diagram: a new edge is a line here.

/** Slices of the server, each with the slices whose service.ts it may use. */
export const edges = {
  'super-ai': [
    'documentos',
    'empreendimentos',
    'incorporadoras',
    'territorio',
    'hotsites',
    'configuracoes',
    'pastas',
  ],
  hotsites: ['empreendimentos', 'configuracoes', 'pastas'],
  leitura: ['empreendimentos', 'incorporadoras', 'territorio'],
  pastas: ['assets'],
  releitura: ['documentos', 'pastas', 'super-ai'],
  'paginas-publicas': ['hotsites', 'visitas'],
  comprovantes: [],
  execucoes: [],
  modelos: ['execucoes'],
  empreendimentos: [],
  associacoes: [],
  sessao: [],
  assets: [],
  auditoria: [],
  documentacao: [],
  configuracoes: [],
  copia: [],
  corretores: ['associacoes', 'imoveis-usados', 'visitas'],
  documentos: [],
  lisa: ['configuracoes', 'corretores'],
  incorporadoras: ['empreendimentos'],
  'meu-espaco': ['sessao', 'lisa', 'corretores', 'visitas', 'paginas-publicas'],
  lixeira: [],
  'imoveis-usados': [],
  mudancas: [],
  painel: ['lisa', 'servicos'],
  servicos: [],
  territorio: [],
  uploads: [],
  visitas: [],
  visoes: [],
};
const slices = Object.keys(edges);
const anySlice = `^server/(${slices.join('|')})/`;

const sliceRules = slices.map((slice) => ({
  name: `slice-${slice}`,
  comment: 'A slice uses another only along a declared edge, and only its service.ts.',
  severity: 'error',
  from: { path: `^server/${slice}/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: anySlice,
    pathNot: [`^server/${slice}/`, ...edges[slice].map((other) => `^server/${other}/service\\.ts$`)],
  },
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
      name: 'adapters-know-no-slice',
      severity: 'error',
      from: { path: '^server/adapters/', pathNot: '\\.test\\.ts$' },
      to: { path: [anySlice, '^server/db/'] },
    },
    {
      name: 'slices-see-ports-only',
      severity: 'error',
      from: { path: anySlice, pathNot: '\\.test\\.ts$' },
      to: { path: '^server/adapters/', pathNot: '/port\\.ts$' },
    },
    ...sliceRules,
    {
      name: 'web-features-apart',
      comment: 'What two features need becomes a widget.',
      severity: 'error',
      from: { path: '^web/(?!app/|kit/|widgets/)([^/]+)/' },
      to: { path: '^web/(?!app/|kit/|widgets/)([^/]+)/', pathNot: '^web/$1/' },
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
        path: '^node_modules/(sharp|unpdf|@napi-rs/canvas|tesseract-wasm|ai|@ai-sdk/[^/]+|@aws-sdk/[^/]+)/',
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
