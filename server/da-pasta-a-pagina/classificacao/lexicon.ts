import type { AssetCategory } from '#contract/da-pasta-a-pagina/assets.ts';

export interface Term {
  category: AssetCategory;
  kind: string | null;
  /**
   * How surely the words name the picture when nothing else is known: 1 the word says it, 0.8 mostly,
   * 0.5 a hint that is never claimed alone. Above 1 the word wins over others in the same name.
   */
  strength: number;
  /**
   * Words and phrases, folded, separated by commas; small words between are left out ('salao festas').
   * Plurals and one wrong letter in a long word are understood.
   */
  words: string;
}

const of = (category: AssetCategory, kind: string | null, strength: number, words: string): Term => ({
  category,
  kind,
  strength,
  words,
});

/** What Brazilian sales folders call their pictures, with the English the agencies use. */
export const lexicon: Term[] = [
  of('fachada', null, 1, 'fachada, facade, frontage, elevacao frontal, perspectiva fachada, fotomontagem'),
  of(
    'fachada',
    'vista-aerea',
    0.8,
    'vista aerea, aerea, foto aerea, voo passaro, aerial, aerial view, voo drone',
  ),
  of(
    'fachada',
    'portaria',
    0.8,
    'portaria, guarita, portico, acesso principal, entrada principal, acesso pedestre, acesso veiculo, embasamento',
  ),
  of(
    'fachada',
    null,
    0.7,
    'torre, predio, edificio noturno, vista externa, perspectiva externa, exterior, volumetria, voo, esquina',
  ),
  of(
    'fachada',
    null,
    0.5,
    'noturna, diurna, noite, dia, anoitecer, externa, entrada, acesso, drone, frente, hero, edificio',
  ),

  of(
    'lazer',
    'piscina',
    1,
    'piscina, pool, swimming pool, prainha, deck molhado, raia, espelho agua, borda infinita, aqua',
  ),
  of(
    'lazer',
    'academia',
    1,
    'academia, fitness, gym, sala fitness, espaco fitness, musculacao, crossfit, pilates, yoga, funcional, sala ginastica',
  ),
  of(
    'lazer',
    'salao-de-festas',
    1,
    'salao festa, salao, party room, espaco festa, festa, espaco gourmet, salao gourmet, sala gourmet, lounge gourmet, ballroom',
  ),
  of(
    'lazer',
    'churrasqueira',
    1,
    'churrasqueira, espaco grill, grill, bbq, barbecue, parrilla, espaco churrasco, forno pizza, quiosque',
  ),
  of(
    'lazer',
    'playground',
    1,
    'playground, play, play baby, parquinho, play kids, play ground, playgarden, parque infantil',
  ),
  of(
    'lazer',
    'brinquedoteca',
    1,
    'brinquedoteca, espaco kids, playroom, sala kids, kids place, kids club, espaco crianca, espaco infantil, espaco baby',
  ),
  of(
    'lazer',
    'coworking',
    1,
    'coworking, co working, cowork, sala reuniao, meeting room, estacao trabalho, espaco office, work station, sala estudo, biblioteca, business center',
  ),
  of('lazer', 'sauna', 1, 'sauna, sauna seca, sauna umida'),
  of(
    'lazer',
    'spa',
    1,
    'spa, massagem, sala massagem, ofuro, jacuzzi, hidromassagem, descanso, espaco beleza, beauty',
  ),
  of(
    'lazer',
    'quadra',
    1,
    'quadra, beach tennis, beach arena, futvolei, futevolei, padel, mini quadra, campo society, tenis, squash, quadra esportiva, sport court, poliesportiva, futebol, campo futebol, quadra areia, basquete, volei',
  ),
  of('lazer', 'pet-place', 1, 'pet, pet place, pet care, petplace, espaco pet, dog park, pet park, agility'),
  of('lazer', 'bicicletario', 1, 'bicicletario, bike, espaco bike, bike station, oficina bike, bicicleta'),
  of(
    'lazer',
    'rooftop',
    1,
    'rooftop, roof top, roof, sky bar, skybar, sky lounge, skylounge, terraco lounge, mirante',
  ),
  of(
    'lazer',
    'fire-place',
    1,
    'fire place, fireplace, fire pit, firepit, lareira externa, praca fogo, espaco fogo',
  ),
  of('lazer', 'hall', 1, 'hall, lobby, hall entrada, hall social, hall elevador, recepcao, concierge, foyer'),
  of('lazer', 'lavanderia', 0.8, 'lavanderia, laundry, omo, lavanderia coletiva'),
  of(
    'lazer',
    'mercadinho',
    1,
    'mercadinho, mini mercado, minimercado, mini market, market, conveniencia, grab go, honest market',
  ),
  of('lazer', 'cinema', 1, 'cinema, cine, sala cinema, espaco cine, home cinema'),
  of(
    'lazer',
    'salao-de-jogos',
    1,
    'salao jogo, sala jogo, espaco jogo, games, game room, espaco gamer, gamer, sala game, sinuca, espaco teen, teen, lan house, jogo',
  ),
  of('lazer', 'bar', 1, 'wine bar, adega, pub, sport bar, espaco bar, gourmet bar, bar'),
  of(
    'lazer',
    'jardim',
    0.8,
    'praca, jardim, bosque, horta, pomar, redario, paisagismo, alameda, boulevard, pracinha, area verde, jardim interno',
  ),
  of('lazer', 'solario', 1, 'solarium, solario, deck, deck piscina'),
  of('lazer', 'lounge', 0.8, 'lounge, lounge externo, estar externo, living externo, lounge area'),
  of('lazer', 'car-wash', 1, 'car wash, lava car, carro eletrico, recarga, carregador eletrico'),
  of('lazer', null, 0.8, 'common area, espaco, amenidade, amenities, clube, club, leisure'),
  // As a folder's name they say it of all that lies in it.
  of('lazer', null, 0.85, 'lazer, area comum, area lazer, area social'),
  of(
    'lazer',
    null,
    1,
    'sala multiuso, salao multiuso, espaco multiuso, espaco familia, espaco mulher, sala convivencia, espaco convivencia, mini golfe, mini golf, golfe, putting green, pista skate, skate, tirolesa, arvorismo, slackline, marina, pier, heliponto, biblioteca, market place, delivery, gazebo, pergolado, anfiteatro',
  ),
  // A child's room in a home, or the building's own: the word alone does not tell.
  of('lazer', 'brinquedoteca', 0.5, 'kids, kids room'),
  of('lazer', null, 0.5, 'gourmet, bem estar, wellness, piquenique, picnic'),

  of('interior', 'living', 1, 'living, living room, living ampliado, living integrado, sala ampliada'),
  of(
    'interior',
    'sala',
    1,
    'sala, sala estar, estar, estar intimo, sala tv, home theater, sala visita, social room',
  ),
  of('interior', 'sala-de-jantar', 1, 'jantar, sala jantar, dining, dining room, almoco'),
  of('interior', 'cozinha', 1, 'cozinha, kitchen, cozinha americana, copa, cozinha integrada, ilha gourmet'),
  of(
    'interior',
    'suite',
    1,
    'suite, suite casal, suite master, master suite, master bedroom, casal, suite principal, master',
  ),
  of(
    'interior',
    'quarto',
    1,
    'quarto, dormitorio, dorm, bedroom, quarto solteiro, quarto infantil, quarto kids, quarto bebe, quarto menina, quarto menino, quarto hospede, dormitorio solteiro, dormitorio casal, dormitorio menina, dormitorio menino, dormitorio bebe, dormitorio kids, solteiro',
  ),
  of(
    'interior',
    'banheiro',
    1,
    'banheiro, banho, bathroom, wc, toalete, sala banho, banho master, banho suite, banho social, bath',
  ),
  of('interior', 'lavabo', 1, 'lavabo, powder room'),
  of(
    'interior',
    'varanda',
    1,
    'varanda, sacada, balcony, varanda gourmet, terraco gourmet, terrace, terraco, balcao',
  ),
  of('interior', 'closet', 1, 'closet, walk in closet'),
  of('interior', 'home-office', 1, 'home office, escritorio, office'),
  of('interior', 'area-de-servico', 1, 'area servico, lavanderia apartamento, servico'),
  of(
    'interior',
    null,
    0.85,
    'decorado, apartamento decorado, apto decorado, apartamento modelo, unidade decorada, studio decorado',
  ),
  of(
    'interior',
    null,
    0.8,
    'interior, interiores, ambientado, mobiliado, show room, showroom, apartamento tour',
  ),
  of('interior', null, 0.5, 'studio, loft, apartamento, apto, ap, unidade, bhk, corredor'),

  of(
    'planta',
    null,
    1.15,
    'planta, palnta, plnata, planta baixa, planta tipo, planta humanizada, floor plan, floorplan, plan, humanizada, plantabaixa, layout apartamento, layout unidade, planta garden, planta cobertura, planta duplex, planta pavimento tipo, pavimento tipo, pavto tipo, opcao planta',
  ),
  of('planta', null, 0.8, 'layout, opcao, tipologia, pb'),
  of('planta', null, 0.5, 'tipo, final, garden, duplex, penthouse, cobertura, triplex, dupl'),

  of(
    'implantacao',
    null,
    1.2,
    'implantacao, masterplan, master plan, siteplan, site plan, planta implantacao, implantacao geral, planta situacao, mapa implantacao, implantacao lazer, implantacao terreo, implantacao humanizada, planta terreo, planta lazer, planta pavimento terreo, planta pavimento lazer, planta garagem, planta subsolo, planta geral, planta geral loteamento, planta loteamento, planta urbanistica, planta quadra, mapa lote, mapa quadra, mapa loteamento, quadro lote, implatancao',
  ),
  of(
    'implantacao',
    null,
    0.8,
    'pavimento lazer, pavimento terreo, pavimento garagem, pavimento subsolo, pavimento, pavto, pav terreo, pav lazer, terreo, subsolo, garagem, loteamento, quadra lote',
  ),

  of(
    'logo',
    null,
    1.1,
    'logo, logotipo, logomarca, logotype, brand, marca, id visual, assinatura visual, brasao',
  ),
  of('logo', null, 0.5, 'icone, icon, selo, simbolo'),

  of(
    'outro',
    'obra',
    1.5,
    'obra, evolucao obra, andamento obra, andamento, canteiro, canteiro obra, acompanhamento obra, fundacao, terraplenagem, terraplanagem, estaca, concretagem, alvenaria, construction, works, evolucao',
  ),
  of('outro', 'qrcode', 1.5, 'qrcode, qr code, qr'),
  of(
    'outro',
    'post',
    1.4,
    'post, story, stories, storie, feed, instagram, rede social, flyer, banner, panfleto, convite, anuncio, carrossel, reel, arte, outdoor, email marketing, mail marketing, email mkt, card, wallpaper, folder digital, gif, capa facebook',
  ),
  of(
    'outro',
    'captura-de-tela',
    1.3,
    'captura tela, captura, screenshot, screen shot, print tela, print, printscreen',
  ),
  of(
    'outro',
    'tabela',
    1.3,
    'tabela, tabela preco, tabela venda, preco, quadro area, quadro resumo, simulacao, estudo roi, roi, rentabilidade, fluxo pagamento, comparativo, espelho venda, ficha tecnica, estudo, condicao pagamento, quadro vaga, quadro geral, tabela valor',
  ),
  of(
    'outro',
    'documento',
    1.3,
    'documento, matricula, certidao, contrato, alvara, cnh, rg, cpf, comprovante, proposta, procuracao, memorial, registro incorporacao, creci, art, habite se',
  ),
  // The stand of the sale and the model in it are not the building: kept from its façade, never claimed.
  of('outro', 'stand', 1.35, 'stand, stand venda, estande, plantao venda, central venda, maquete'),
  of(
    'outro',
    'mapa',
    1.1,
    'mapa, map, google map, maps, mapa localizacao, mapa lugar, como chegar, satelite',
  ),
  of(
    'outro',
    'localizacao',
    1,
    'localizacao, location, mapa entorno, metro, estacao, estacao metro, shopping, hospital, escola, universidade, faculdade, supermercado, comercio, ponto interesse, aeroporto, rodovia, distancia',
  ),
  of(
    'outro',
    'localizacao',
    0.5,
    'entorno, bairro, cidade, praia, parque, avenida, rua, vista, panoramica, regiao, servico proximo, vista mar, vizinhanca, skyline, vista sacada, vista varanda, vista janela, vista apartamento, vista terraco, vista living',
  ),
  of(
    'outro',
    'pessoa',
    1,
    'equipe, corretor, diretor, socio, retrato, arquiteto, depoimento, familia, casal feliz, modelo pessoa, pessoa, time venda, lifestyle, diretoria, treinamento',
  ),
];
