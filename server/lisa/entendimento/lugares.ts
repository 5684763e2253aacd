/** Well-known neighbourhoods, zones and coasts by what people write; cities come from the official list. */
const list = `
Água Rasa, Água Verde, Águas Claras, Aldeota, Alphaville, Alto Boqueirão, Alto da Glória, Alto da Lapa, Alto da XV, Alto de Pinheiros, Alto do Ipiranga, Aclimação, Anália Franco, Anchieta, Anita Garibaldi, Asa Norte, Asa Sul, Auxiliadora, Bacacheri, Balneário do Estreito, Bangu, Barra da Tijuca, Barra Funda, Batel, Bela Vista, Belém, Belvedere, Benfica, Bigorrilho, Boa Viagem, Boa Vista, Bom Fim, Bom Retiro, Botafogo, Brás, Brooklin, Buritis, Butantã, Cabral, Cacupé, Cambuci, Cambuí, Campeche, Campo Belo, Casa Amarela, Campo Comprido, Campo Grande, Campo Limpo, Campolim, Canasvieiras, Candeias, Capão Raso, Carlos Prates, Carmo, Casa Forte, Casa Verde, Castelo, Centro, Centro Cívico, Champagnat, Chapéu do Sol, Chácara Santo Antônio, Cidade Baixa, Cidade Jardim, Cidade dos Funcionários, Cidade Nova, Coqueiros, Copacabana, Coração Eucarístico, Córrego Grande, Cocó, Consolação, Cristal, Cristo Rei, Cruzeiro, Dionísio Torres, Ecoville, Engenho Novo, Espinheiro, Estoril, Estreito, Fátima, Flamengo, Flores, Freguesia, Funcionários, Gávea, Graça, Graças, Aflitos, Grajaú, Granja Viana, Guará, Guararapes, Gutierrez, Higienópolis, Horto Florestal, Humaitá, Ingleses, Ipanema, Ipiranga, Itacorubi, Itaim Bibi, Itaigara, Jacarepaguá, Jaguaré, Jaraguá, Jardim Botânico, Jardim Europa, Jardim Goiás, Jardim América, Jardim Paulista, Jardim Social, Jardins, Jardim Camburi, Jardim da Penha, Juvevê, Jurerê, Jurerê Internacional, Lagoa, Lagoa da Conceição, Lago Norte, Lago Sul, Lapa, Laranjeiras, Leblon, Leme, Liberdade, Lourdes, Luxemburgo, Madalena, Mangabeiras, Manaíra, Maracanã, Marista, Meireles, Méier, Menino Deus, Mercês, Moema, Moinhos de Vento, Mont Serrat, Mooca, Morumbi, Mossunguê, Mucuripe, Noroeste, Nossa Senhora das Graças, Nova Suíça, Novo Mundo, Ouro Preto, Pampulha, Panamby, Paraíso, Papicu, Parnamirim, Passo da Areia, Pechincha, Penha, Perdizes, Petrópolis, Piedade, Pilarzinho, Pina, Pinheirinho, Pinheiros, Pituba, Pompeia, Ponta Verde, Portão, Praia de Belas, Praia do Canto, Praia de Iracema, Prado, Rebouças, Recreio, Recreio dos Bandeirantes, Rio Vermelho, Ribeirão da Ilha, Rio Branco, Rosarinho, Sacomã, Santa Cecília, Santa Efigênia, Santa Felicidade, Santa Lúcia, Santa Mônica, Santana, Santo Agostinho, Santo Amaro, Santo Antônio, Santo Antônio de Lisboa, São Bento, São Conrado, São Pedro, Saúde, Savassi, Sé, Serra, Setor Bueno, Setor Marista, Setor Oeste, Setor Sul, Setor Jaó, Setúbal, Sion, Sudoeste, Sumaré, Taguatinga, Tamarineira, Tambaú, Cabo Branco, Tambauzinho, Taquara, Taquaral, Tatuapé, Tijuca, Três Figueiras, Trindade, Tristeza, Umarizal, Urca, Varjota, Vicente Pires, Vila Buarque, Vila Clementino, Vila da Serra, Vila Guilherme, Vila Isabel, Vila Izabel, Vila Leopoldina, Vila Madalena, Vila Mariana, Vila Mascote, Vila Matilde, Vila Nova Conceição, Vila Olímpia, Vila Prudente, Vila Romana, Vila Sônia, Jardim da Saúde, Zona Norte, Zona Sul, Zona Leste, Zona Oeste, Zona Central, ABC, ABC Paulista, Grande São Paulo, Grande Florianópolis, Grande Vitória, Baixada Santista, Litoral Norte, Litoral Sul, Região Metropolitana, Região Serrana, Região dos Lagos, Vale do Paraíba, Plano Piloto, Porto de Galinhas, Caiobá, Praia Brava, Riviera de São Lourenço, Águas de Lindóia, Porto das Dunas, Cumbuco, Edson Queiroz, Eusébio, Messejana, Parangaba, Joaquim Távora, Bairro de Fátima, Passaré, Aldeia, Imbiribeira, Ilha do Leite, Ilha do Retiro, Torre, Poço da Panela, Apipucos, Encruzilhada, Barra, Ondina, Caminho das Árvores, Brotas, Stella Maris, Patamares, Imbuí, Paralela, Vitória, Stiep, Costa Azul, Armação, Jardim Armação, Glória, Catete, Cosme Velho, Maria da Graça, Vila Valqueire, Cachambi, Andaraí, Barra Olímpica, Vargem Grande, Vargem Pequena, Itanhangá, Joá, Icaraí, Ingá, Santa Rosa, Charitas, Piratininga, Camboinhas, Itaipu, Jaraguá Esquerdo, América, Atiradores, Saguaçu, Petrópolis, Bela Vista, Chácara das Pedras, Teresópolis, Cavalhada, Ipanema, Jardim Lindóia, Partenon, Floresta, Independência, Santa Tereza, Cidade Operária, Calhau, Ponta d’Areia, Renascença, Adrianópolis, Ponta Negra, Vieiralves, Nazaré, Batista Campos, Marco, Pedreira, Reduto, Capim Macio, Lagoa Nova, Tirol, Petrópolis, Jatiúca, Pajuçara, Farol, Gruta de Lourdes, Jardins, Atalaia, Treze de Julho, Coroa do Meio, Bessa, Altiplano, Bancários, Jóquei, Ininga, Jardim Oceânico, Nova Granada, Vila Nova, Parque Una, Park Way, Jardim Botânico, Sobradinho, Samambaia, Ceilândia, Gama, Setor Pedro Ludovico, Setor Nova Suíça, Alto da Boa Vista, Parque Amazônia, Setor Universitário, Aldeia do Vale, Jardim Atlântico, Eldorado, Vila Rosa, Negrão de Lima, Setor Central, Setor Aeroporto, Jundiaí, Padre Eustáquio, Caiçara, Planalto, Venda Nova, Barreiro, Cidade Nova, Floresta, Santa Inês, Sagrada Família, Colégio Batista, Cruzeiro, Anchieta, Santa Teresa, Centro Histórico, Beira-Mar, Joatinga, Abraão, Kobrasol, Campinas, Pagani, Pedra Branca, Barreiros, Saco dos Limões, Agronômica, João Paulo, Monte Verde, Pantanal, Carvoeira, Rio Tavares, Barra da Lagoa, Cachoeira do Bom Jesus, Ponta das Canas, Praia Mole, Santinho, Abolição, Bonsucesso, Campinho, Cascadura, Curicica, Del Castilho, Encantado, Engenho de Dentro, Estácio, Gamboa, Gardênia Azul, Guadalupe, Guaratiba, Ilha do Governador, Inhaúma, Irajá, Jardim Guanabara, Lins de Vasconcelos, Madureira, Marechal Hermes, Olaria, Padre Miguel, Pavuna, Pilares, Praça Seca, Quintino, Realengo, Riachuelo, Rio Comprido, Rocha Miranda, Santa Cruz, Sepetiba, Tauá, Todos os Santos, Vaz Lobo, Vicente de Carvalho, Vidigal, Vila da Penha, Vista Alegre, Itacoatiara, Fonseca, Alcântara, Arniqueiras, Arniqueira, Brazlândia, Candangolândia, Cruzeiro Novo, Estrutural, Itapoã, Lúcio Costa, Núcleo Bandeirante, Octogonal, Paranoá, Park Sul, Planaltina, Recanto das Emas, Riacho Fundo, Setor de Mansões, Setor Noroeste, Varjão, Vila Planalto, Azenha, Bom Jesus, Camaquã, Cel. Aparício Borges, Farroupilha, Hípica, Jardim Carvalho, Jardim do Salso, Jardim Itu, Jardim Planalto, Lomba do Pinheiro, Medianeira, Navegantes, Nonoai, Restinga, Rubem Berta, Santa Maria Goretti, São Geraldo, Sarandi, Vila Assunção, Vila Conceição, Vila Ipiranga, Vila Jardim, Laranjal, Areal, Fragata, Três Vendas, Jardim Novo Mundo, Parque Atheneu, Parque Anhanguera, Setor Campinas, Setor Coimbra, Setor dos Funcionários, Setor Faiçalville, Setor Leste Universitário, Setor Negrão de Lima, Setor Norte Ferroviário, Setor Sudoeste, Setor Urias Magalhães, Vila Redenção, Vila Brasília, Goiânia 2, Residencial Eldorado, Jardins Atenas, Jardins Madri, Jardins Valência, Álvaro Weyne, Antônio Bezerra, Barra do Ceará, Cambeba, Carlito Pamplona, Conjunto Ceará, Damas, Dias Macedo, Engenheiro Luciano Cavalcante, Luciano Cavalcante, Jacarecanga, Jangurussu, José Bonifácio, Lagoa Redonda, Maraponga, Mondubim, Monte Castelo, Montese, Parque Manibura, Parquelândia, Presidente Kennedy, Rodolfo Teófilo, Sabiaguaba, São Gerardo, Sapiranga, Serrinha, Siqueira, Vicente Pinzón, Vila União, Praia do Futuro, Precabura, Marambaia, Jurunas, Telégrafo, Aleixo, Parque Dez, Parque 10, Dom Pedro, Japiim, Candelária, Neópolis, Barro Vermelho, Nova Parnamirim, Brisamar, Jardim Oceania, Miramar, Cruz das Almas, Guaxuma, Grageru, Farolândia, Piatã, Barris, Cabula, Alphaville Salvador, Praia da Costa, Itapuã, Itaparica, Mata da Praia, Enseada do Suá, Bento Ferreira, Jardim dos Estados, Carandá Bosque, Chácara Cachoeira, Vivendas do Bosque, Goiabeiras, Jardim Itália, Duque de Caxias, Quilombo, Boa Esperança, Ponta do Farol, Ponta d'Areia, Cohama, Turu, Ilhotas, Plano Diretor Sul, Plano Diretor Norte, Taquaralto, Hugo Lange, Jardim das Américas, Santa Quitéria, Seminário, Vila Hauer, Xaxim, Boqueirão, Tarumã, Tingui, Barreirinha, Santa Cândida, Capoeiras, Pântano do Sul
`;

/** What places are called in a hurry. */
const nicknames: Record<string, string> = {
  floripa: 'Florianópolis',
  sampa: 'São Paulo',
  'sp capital': 'São Paulo',
  bh: 'Belo Horizonte',
  beaga: 'Belo Horizonte',
  belzonte: 'Belo Horizonte',
  poa: 'Porto Alegre',
  foz: 'Foz do Iguaçu',
  rj: 'Rio de Janeiro',
  ssa: 'Salvador',
  nikity: 'Niterói',
  nit: 'Niterói',
  sg: 'São Gonçalo',
  fortal: 'Fortaleza',
  'fortal city': 'Fortaleza',
  feira: 'Feira de Santana',
  gyn: 'Goiânia',
  bsb: 'Brasília',
  cps: 'Campinas',
  udi: 'Uberlândia',
  jf: 'Juiz de Fora',
  sjrp: 'São José do Rio Preto',
  vix: 'Vitória',
  rec: 'Recife',
  cba: 'Cuiabá',
  mcz: 'Maceió',
  aju: 'Aracaju',
  pvh: 'Porto Velho',
  mga: 'Maringá',
  bnu: 'Blumenau',
  jampa: 'João Pessoa',
  caruaru: 'Caruaru',
  slz: 'São Luís',
  cwb: 'Curitiba',
  fpolis: 'Florianópolis',
  sjp: 'São José dos Pinhais',
  sbs: 'São Bento do Sul',
  rio: 'Rio de Janeiro',
  sjc: 'São José dos Campos',
  sbc: 'São Bernardo do Campo',
  bc: 'Balneário Camboriú',
  camboriu: 'Camboriú',
  jaboatao: 'Jaboatão dos Guararapes',
  caxias: 'Caxias',
  itaim: 'Itaim Bibi',
  vilamada: 'Vila Madalena',
  barra: 'Barra',
  recreio: 'Recreio',
  copa: 'Copacabana',
  jpa: 'Jacarepaguá',
  zs: 'Zona Sul',
  zn: 'Zona Norte',
  zo: 'Zona Oeste',
  zl: 'Zona Leste',
  'regiao central': 'Centro',
  moinhos: 'Moinhos de Vento',
  conceicao: 'Lagoa da Conceição',
  bueno: 'Setor Bueno',
  marista: 'Setor Marista',
};

export const placeNames: readonly string[] = list
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean);
export const placeNicknames: Readonly<Record<string, string>> = nicknames;
