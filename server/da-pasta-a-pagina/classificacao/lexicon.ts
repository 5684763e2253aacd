import { type AssetCategory, assetCategories } from '#contract/da-pasta-a-pagina/image-classes.ts';

interface Words {
  kind: string | null;
  /**
   * How surely the words identify the picture on their own: 1 certainly, 0.8 mostly, 0.5 a hint that is never
   * claimed alone. Above 1 the word beats others in the same name.
   */
  strength: number;
  /**
   * Words and phrases, folded, separated by commas; small words in between are omitted ('salao festas').
   * Plurals and one wrong letter in a long word match.
   */
  words: string;
}

export interface Term extends Words {
  category: AssetCategory;
}

const of = (kind: string | null, strength: number, words: string): Words => ({
  kind,
  strength,
  words,
});

/** What Brazilian sales folders call their pictures, including the agencies' English. */
const lexicon: Record<AssetCategory, Words[]> = {
  fachada: [
    of(null, 1, 'fachada, facade, frontage, elevacao frontal, perspectiva fachada'),
    of(
      'vista-aerea',
      0.8,
      'vista aerea, aerea, foto aerea, voo passaro, aerial, aerial view, voo drone, fotomontagem',
    ),
    of(
      'portaria',
      0.8,
      'portaria, guarita, portico, acesso principal, entrada principal, acesso pedestre, acesso veiculo, embasamento',
    ),
    of(
      null,
      0.7,
      'torre, predio, edificio noturno, vista externa, perspectiva externa, exterior, volumetria, voo, esquina',
    ),
    of(
      null,
      0.5,
      'noturna, diurna, noite, dia, anoitecer, externa, entrada, acesso, drone, frente, hero, edificio',
    ),
  ],
  lazer: [
    of(
      'piscina',
      1,
      'piscina, pool, swimming pool, prainha, deck molhado, raia, espelho agua, borda infinita, aqua',
    ),
    of(
      'academia',
      1,
      'academia, fitness, gym, sala fitness, espaco fitness, musculacao, crossfit, cross fit, cross training, pilates, yoga, funcional, ginastica, sala ginastica, spinning, ballet, sala danca, luta, artes marciais, boxe',
    ),
    of(
      'salao-de-festas',
      1,
      'salao festa, salao, party room, espaco festa, festa, espaco gourmet, salao gourmet, sala gourmet, lounge gourmet, ballroom',
    ),
    of(
      'churrasqueira',
      1,
      'churrasqueira, espaco grill, grill, bbq, barbecue, parrilla, espaco churrasco, forno pizza, quiosque',
    ),
    of(
      'playground',
      1,
      'playground, play, play baby, parquinho, play kids, play ground, playgarden, parque infantil',
    ),
    of(
      'brinquedoteca',
      1,
      'brinquedoteca, espaco kids, playroom, sala kids, kids place, kids club, espaco crianca, espaco infantil, espaco baby',
    ),
    of(
      'coworking',
      1,
      'coworking, co working, cowork, reuniao, sala reuniao, podcast, sala podcast, meeting room, estacao trabalho, espaco office, work station, sala estudo, biblioteca, business center',
    ),
    of('sauna', 1, 'sauna, sauna seca, sauna umida'),
    of(
      'spa',
      1,
      'spa, massagem, sala massagem, ofuro, jacuzzi, hidromassagem, descanso, espaco beleza, salao beleza, studio beleza, beauty, makeup, barbearia, barber, manicure, espaco zen, meditacao',
    ),
    of(
      'quadra',
      1,
      'quadra, beach tennis, beach sport, beach arena, pickleball, pista caminhada, pista corrida, pista cooper, futvolei, futevolei, padel, mini quadra, campo society, tenis, squash, quadra esportiva, sport court, poliesportiva, futebol, campo futebol, quadra areia, basquete, volei',
    ),
    of('pet-place', 1, 'pet, pet place, pet care, petplace, espaco pet, dog park, pet park, agility'),
    of('bicicletario', 1, 'bicicletario, bike, espaco bike, bike station, oficina bike, bicicleta'),
    of(
      'rooftop',
      1,
      'rooftop, roof top, roof, sky bar, skybar, sky lounge, skylounge, terraco lounge, mirante',
    ),
    of('fire-place', 1, 'fire place, fireplace, fire pit, firepit, lareira externa, praca fogo, espaco fogo'),
    of('hall', 1, 'hall, lobby, hall entrada, hall social, hall elevador, recepcao, concierge, foyer'),
    of('lavanderia', 0.8, 'lavanderia, laundry, omo, lavanderia coletiva'),
    of(
      'mercadinho',
      1,
      'mercadinho, mini mercado, minimercado, mini market, market, conveniencia, grab go, honest market',
    ),
    of('cinema', 1, 'cinema, cine, sala cinema, espaco cine, home cinema'),
    of(
      'salao-de-jogos',
      1,
      'salao jogo, sala jogo, espaco jogo, games, game room, espaco gamer, gamer, sala game, sinuca, espaco teen, teen, lan house, jogo',
    ),
    of('bar', 1, 'wine bar, adega, cervejaria, beer, karaoke, pub, sport bar, espaco bar, gourmet bar, bar'),
    of(
      'jardim',
      0.8,
      'praca, jardim, bosque, horta, pomar, redario, paisagismo, alameda, boulevard, pracinha, area verde, jardim interno',
    ),
    of('solario', 1, 'solarium, solario, deck, deck piscina'),
    of('lounge', 0.8, 'lounge, lounge externo, estar externo, living externo, lounge area'),
    of('car-wash', 1, 'car wash, lava car, carro eletrico, recarga, carregador eletrico'),
    of(null, 0.8, 'common area, espaco, amenidade, amenities, clube, club, leisure'),
    // As a folder name they apply to everything inside.
    of(null, 0.85, 'lazer, area comum, area lazer, area social'),
    of(
      null,
      1,
      'sala multiuso, salao multiuso, espaco multiuso, espaco familia, espaco mulher, sala convivencia, espaco convivencia, mini golfe, mini golf, golfe, putting green, pista skate, skate, tirolesa, arvorismo, slackline, marina, pier, heliponto, biblioteca, market place, delivery, gazebo, bangalo, pergolado, anfiteatro, auditorio, sala musica, estudio musica, atelie, espaco maker, espaco pizza, boliche, capela',
    ),
    // A child's room in a home, or the building's playroom: the word alone is ambiguous.
    of('brinquedoteca', 0.5, 'kids, kids room'),
    of(null, 0.5, 'gourmet, bem estar, wellness, piquenique, picnic'),
  ],
  interior: [
    of('living', 1, 'living, living room, living ampliado, living integrado, sala ampliada'),
    of('sala', 1, 'sala, sala estar, estar, estar intimo, sala tv, home theater, sala visita, social room'),
    of('sala-de-jantar', 1, 'jantar, sala jantar, dining, dining room, almoco'),
    of('cozinha', 1, 'cozinha, kitchen, cozinha americana, copa, cozinha integrada, ilha gourmet'),
    of(
      'suite',
      1,
      'suite, suite casal, suite master, master suite, master bedroom, casal, suite principal, master',
    ),
    of(
      'quarto',
      1,
      'quarto, dormitorio, dorm, bedroom, quarto solteiro, quarto infantil, quarto kids, quarto bebe, quarto menina, quarto menino, quarto hospede, dormitorio solteiro, dormitorio casal, dormitorio menina, dormitorio menino, dormitorio bebe, dormitorio kids, solteiro',
    ),
    of(
      'banheiro',
      1,
      'banheiro, banho, bathroom, wc, toalete, sala banho, banho master, banho suite, banho social, bath',
    ),
    of('lavabo', 1, 'lavabo, powder room'),
    of('varanda', 1, 'varanda, sacada, balcony, varanda gourmet, terraco gourmet, terrace, terraco, balcao'),
    of('closet', 1, 'closet, walk in closet'),
    of('home-office', 1, 'home office, escritorio, office'),
    of('area-de-servico', 1, 'area servico, lavanderia apartamento, servico'),
    of(
      null,
      0.85,
      'decorado, apartamento decorado, apto decorado, apartamento modelo, unidade decorada, studio decorado',
    ),
    of(null, 0.8, 'interior, interiores, ambientado, mobiliado, show room, showroom, apartamento tour'),
    of(null, 0.5, 'studio, loft, apartamento, apto, ap, unidade, bhk, corredor'),
  ],
  planta: [
    of(
      null,
      1.15,
      'planta, palnta, plnata, planta baixa, planta tipo, planta humanizada, floor plan, floorplan, plan, humanizada, plantabaixa, layout apartamento, layout unidade, tipo pavimento, planta garden, planta cobertura, planta duplex, planta pavimento tipo, pavimento tipo, pavto tipo, opcao planta',
    ),
    of(null, 0.8, 'layout, opcao, tipologia, pb'),
    of(null, 0.5, 'tipo, final, garden, duplex, penthouse, cobertura, triplex, dupl'),
  ],
  implantacao: [
    of(
      null,
      1.2,
      'implantacao, masterplan, master plan, siteplan, site plan, planta implantacao, implantacao geral, planta situacao, mapa implantacao, implantacao lazer, implantacao terreo, implantacao humanizada, planta terreo, planta lazer, planta pavimento terreo, planta pavimento lazer, planta garagem, planta subsolo, planta geral, planta geral loteamento, planta loteamento, planta urbanistica, planta quadra, mapa lote, mapa quadra, mapa loteamento, quadro lote, implatancao',
    ),
    of(
      null,
      0.8,
      'pavimento lazer, pavimento terreo, pavimento garagem, pavimento subsolo, pavimento, pavto, pav terreo, pav lazer, subsolo, garagem, loteamento, quadra lote',
    ),
    // The building's ground floor, or a unit's: the word alone is ambiguous among plans.
    of(null, 0.75, 'terreo'),
  ],
  logo: [
    of(null, 1.1, 'logo, logotipo, logomarca, logotype, brand, marca, id visual, assinatura visual, brasao'),
    of(null, 0.5, 'icone, icon, selo, simbolo'),
  ],
  outro: [
    of(
      'obra',
      1.5,
      'obra, evolucao obra, andamento obra, andamento, canteiro, canteiro obra, acompanhamento obra, fundacao, terraplenagem, terraplanagem, estaca, concretagem, alvenaria, construction, works, evolucao',
    ),
    of('fundo', 0.6, 'bg, background, textura, texture, pattern'),
    of('qrcode', 1.5, 'qrcode, qr code, qr'),
    of(
      'post',
      1.4,
      'post, story, stories, storie, feed, instagram, rede social, flyer, banner, panfleto, convite, anuncio, carrossel, reel, arte, outdoor, email marketing, mail marketing, email mkt, card, wallpaper, folder digital, gif, capa facebook',
    ),
    of(
      'captura-de-tela',
      1.3,
      'captura tela, captura, screenshot, screen shot, print tela, print, printscreen',
    ),
    of(
      'tabela',
      1.3,
      'tabela, tabela preco, tabela venda, preco, quadro area, quadro resumo, simulacao, estudo roi, roi, rentabilidade, fluxo pagamento, comparativo, espelho venda, ficha tecnica, estudo, condicao pagamento, quadro vaga, quadro geral, tabela valor',
    ),
    of(
      'documento',
      1.3,
      'documento, matricula, certidao, contrato, alvara, cnh, rg, cpf, comprovante, proposta, procuracao, memorial, registro incorporacao, creci, art, habite se',
    ),
    // The sales stand and its model are not the building: kept from its façade, never claimed.
    of('stand', 1.35, 'stand, stand venda, estande, plantao venda, central venda, maquete'),
    of('mapa', 1.1, 'mapa, map, google map, maps, mapa localizacao, mapa lugar, como chegar, satelite'),
    of(
      'localizacao',
      1,
      'localizacao, location, mapa entorno, metro, estacao, estacao metro, shopping, hospital, escola, universidade, faculdade, supermercado, comercio, ponto interesse, aeroporto, rodovia, distancia',
    ),
    of(
      'localizacao',
      0.5,
      'entorno, bairro, cidade, praia, parque, avenida, rua, vista, panoramica, regiao, servico proximo, vista mar, vizinhanca, skyline, vista sacada, vista varanda, vista janela, vista apartamento, vista terraco, vista living',
    ),
    of(
      'pessoa',
      1,
      'equipe, corretor, diretor, socio, retrato, arquiteto, depoimento, familia, casal feliz, modelo pessoa, pessoa, time venda, lifestyle, diretoria, treinamento',
    ),
  ],
};

export const terms: Term[] = assetCategories.flatMap((category) =>
  lexicon[category].map((words) => ({ category, ...words })),
);
