/**
 * Names as sales folders carry them: path, what the pixels look like, and the class a person gives.
 * The rules were written against `known`; `unseen` was written afterwards and never tuned to.
 */
export type Look = 'foto' | 'ceu' | 'planta' | 'colorida' | 'arte';

export const known = `
Perspectiva/CodName_Cidade_Fachada_Diurna_HR.JPG | ceu | fachada
Perspectiva/CodName_Cidade_Fachada_Conceitual_R03.jpg | ceu | fachada
Perspectiva/CodName_Cidade_Piscina_Voo_HR.jpg | ceu | lazer/piscina
Perspectiva/CodName_Cidade_Living_35m2_HR.jpg | foto | interior/living
Perspectiva/CodName_Cidade_Play_Baby_HR.JPG | foto | lazer/playground
Perspectiva/CodName_Cidade_Fitness_R02.jpg | foto | lazer/academia
Perspectiva/CodName_Cidade_Hall_HR.jpg | foto | lazer/hall
Perspectiva/CodName_Cidade_Coworking_HR_1.jpg | foto | lazer/coworking
Perspectiva/CodName_Cidade_Salao_de_Festas_HR.jpg | foto | lazer/salao-de-festas
Perspectiva/CodName_Cidade_Terraco_Gourmet_HR.jpg | foto | interior/varanda
Plantas/CodName_Tipo_A_Garden_HR.jpg | planta | planta
Plantas/CodName_Tipo_A_Garden_HR_1.JPG | planta | planta
Plantas/CodName_Final02_AF.png | planta | planta
implantacao.png | colorida | implantacao
Logo corrigida.png | arte | logo
IMPLATAÇÃO/pavimento lazer.png | colorida | implantacao
IMPLATAÇÃO/PAVIMENTO GARAGEM 1.png | planta | implantacao
Plantas/apartamento-63m2-2dorms-1suite.png | planta | planta
Plantas/penthouse-110m2-3dorms.png | planta | planta
perspectiva/01 - Fachada frente.jpg | ceu | fachada
perspectiva/05 - piscina -  2.jpg | ceu | lazer/piscina
perspectiva/REDÁRIO.jpg | foto | lazer/jardim
DECORADO 3Q/01-ENTRADA.jpeg | foto | interior
DECORADO 3Q/02-SALA ESTAR - HOME.jpeg | foto | interior/sala
DECORADO 3Q/19-SUÍTE CASAL.jpeg | foto | interior/suite
DECORADO 3Q/07-COZINHA.jpeg | foto | interior/cozinha
DECORADO 3Q/11-LAVABO.jpeg | foto | interior/lavabo
FOTOS REAIS/07 - Churrasqueira.JPG | ceu | lazer/churrasqueira
FOTOS REAIS/03 - Bicicletário.JPG | foto | lazer/bicicletario
localização/Mapa do lugar.jpeg | arte | outro/mapa
localização/estacao.jpg | foto | outro/localizacao
localização/shopping-e-servicos.jpg | foto | outro/localizacao
zAMX_Garden_Final01_AF.png | planta | planta
zzzMX_PlantaBaixa_Rooftop_FINAL.png | planta | planta
OBRA/20251123_155500.jpg | ceu | outro/obra
OBRA/fachada leste.jpg | ceu | outro/obra
MARKETING/Estudo_ROI.jpg | arte | outro/tabela
MARKETING/qrcode.jpeg | arte | outro/qrcode
MARKETING/Cópia_de_X - Post_1080x1080.jpg | arte | outro/post
fachada-01.jpg | ceu | fachada
fachada-principal.jpg | ceu | fachada
planta-tipo.jpg | planta | planta
planta-humanizada.jpg | planta | planta
vista-aerea-empreendimento.jpg | ceu | fachada/vista-aerea
fitness-academia.jpg | foto | lazer/academia
playground-kids.jpg | foto | lazer/playground
Áreas comuns/Espaço Gourmet.jpg | foto | lazer/salao-de-festas
Áreas comuns/Espaço Kids 02.jpg | foto | lazer/brinquedoteca
Áreas comuns/12_Brinquedoteca_FINAL_v2.jpg | foto | lazer/brinquedoteca
Áreas comuns/Pet Place.jpg | ceu | lazer/pet-place
Áreas comuns/SALAO DE JOGOS.jpg | foto | lazer/salao-de-jogos
Áreas comuns/Sala de Jogos adulto.jpg | foto | lazer/salao-de-jogos
Áreas comuns/quadra poliesportiva.jpg | ceu | lazer/quadra
Áreas comuns/Sauna Úmida.jpg | foto | lazer/sauna
Áreas comuns/Lobby.jpg | foto | lazer/hall
Áreas comuns/Mini Market.jpg | foto | lazer/mercadinho
Áreas comuns/Lavanderia.jpg | foto | lazer/lavanderia
Áreas comuns/IMG_1234.jpg | foto | lazer
Lazer/Piscina Infantil.jpg | ceu | lazer/piscina
Lazer/pool-night.jpg | foto | lazer/piscina
Lazer/Rooftop - Fire Place.jpg | foto | lazer/rooftop
Lazer/acadimia.jpg | foto | lazer/academia
Lazer/churasqueira.jpg | foto | lazer/churrasqueira
Lazer/playgroud.jpg | foto | lazer/playground
renders/living-room-02.jpg | foto | interior/living
renders/kitchen.jpg | foto | interior/cozinha
renders/master_bedroom.jpg | foto | interior/suite
renders/balcony.jpg | foto | interior/varanda
renders/lobby night.jpg | foto | lazer/hall
renders/facade_night.jpg | foto | fachada
renders/gym.jpg | foto | lazer/academia
renders/dining.jpg | foto | interior/sala-de-jantar
Interiores/Dormitório solteiro.jpg | foto | interior/quarto
Interiores/dorm_casal.jpg | foto | interior/quarto
Interiores/banho suite.jpg | foto | interior/banheiro
Interiores/Varanda Gourmet.jpg | foto | interior/varanda
Interiores/closet.jpg | foto | interior/closet
Interiores/Home Office.jpg | foto | interior/home-office
Plantas/Opção 2 - sala ampliada.png | planta | planta
Plantas/WhatsApp Image 2025-10-01 at 10.11.12.jpeg | planta | planta
Planta Baixa - 45m² - 1 dorm.png | planta | planta
floor plan 2 bedrooms.png | planta | planta
Implantação/Implantação Térreo.jpg | colorida | implantacao
Implantacao_geral_humanizada.jpg | colorida | implantacao
masterplan.png | colorida | implantacao
site-plan.jpg | colorida | implantacao
VISTA AÉREA.png | colorida | implantacao
Logos/marca_horizontal_branca.png | arte | logo
Logo/AF_curvas.png | arte | logo
logotipo-construtora.png | arte | logo
2bhk.png | foto | ?
entorno.jpg | foto | ?
hero.jpg | foto | ?
residencial-aurora-03.jpg | foto | ?
img001.jpg | foto | ?
img002.jpg | ceu | ?
IMG_20250101_101112.jpg | foto | ?
Captura de Tela 2025-11-10 às 12.04.51.png | planta | ?
Fotos/DSC_0099.JPG | ceu | ?
Stories/fachada 1080x1920.jpg | ceu | outro/post
Tabela de vendas janeiro.png | arte | outro/tabela
Quadro de áreas.jpg | arte | outro/tabela
Evolução da obra/Setembro/IMG_2001.jpg | ceu | outro/obra
Equipe/João corretor.jpg | foto | outro/pessoa
Portaria.jpg | ceu | fachada/portaria
Guarita e acesso.jpg | ceu | fachada/portaria
Salão de Festas.jpeg | foto | lazer/salao-de-festas
Piscina adulto e fachada ao fundo.jpg | ceu | lazer/piscina
Fachada com piscina.jpg | ceu | fachada
plantahumanizada_tipo2.jpg | planta | planta
`;

/** Written after the rules. */
export const unseen = `
01_IMAGENS/VILLA_VERDE_FACHADA_FRONTAL_FINAL_02.jpg | ceu | fachada
01_IMAGENS/VILLA_VERDE_FACHADA_POSTERIOR.jpg | ceu | fachada
01_IMAGENS/VILLA_VERDE_VOO_PASSARO.jpg | ceu | fachada
01_IMAGENS/VILLA_VERDE_PORTICO_ENTRADA.jpg | ceu | fachada
01_IMAGENS/VILLA_VERDE_PISCINA_COBERTA.jpg | foto | lazer/piscina
01_IMAGENS/VILLA_VERDE_PISC_INFANTIL.jpg | ceu | ?
01_IMAGENS/VILLA_VERDE_SALAO_FESTAS_ADULTO.jpg | foto | lazer/salao-de-festas
01_IMAGENS/VILLA_VERDE_QUIOSQUE_CHURRASCO.jpg | ceu | lazer/churrasqueira
01_IMAGENS/VILLA_VERDE_BEACH_TENNIS.jpg | ceu | lazer/quadra
01_IMAGENS/VILLA_VERDE_MINI_QUADRA.jpg | ceu | lazer/quadra
01_IMAGENS/VILLA_VERDE_ESPACO_BEAUTY.jpg | foto | lazer/spa
01_IMAGENS/VILLA_VERDE_SALA_DE_MASSAGEM.jpg | foto | lazer/spa
01_IMAGENS/VILLA_VERDE_ESTAR_INTEGRADO.jpg | foto | interior/sala
01_IMAGENS/VILLA_VERDE_SUITE_MASTER_R05.jpg | foto | interior/suite
01_IMAGENS/VILLA_VERDE_DORMITORIO_02_BEBE.jpg | foto | interior/quarto
01_IMAGENS/VILLA_VERDE_TERRACO_COBERTURA_DUPLEX.jpg | ceu | interior/varanda
02_PLANTAS/VILLA_VERDE_PLANTA_102M2_3_SUITES.jpg | planta | planta
02_PLANTAS/VILLA_VERDE_78,50m².jpg | planta | planta
02_PLANTAS/VILLA_VERDE_COBERTURA_INFERIOR.jpg | planta | planta
02_PLANTAS/VILLA_VERDE_COBERTURA_SUPERIOR.jpg | planta | planta
02_PLANTAS/VILLA_VERDE_IMPLANTACAO_HUMANIZADA.jpg | colorida | implantacao
02_PLANTAS/VILLA_VERDE_PAV_TERREO.jpg | colorida | implantacao
02_PLANTAS/VILLA_VERDE_SUBSOLO_1.jpg | planta | implantacao
03_LOGO/VILLA_VERDE_LOGO_NEG.png | arte | logo
03_LOGO/VILLA_VERDE_VERTICAL.png | arte | logo
Fotos do Stand/stand de vendas 1.jpg | foto | ?
Fotos do Decorado/DSC04512.jpg | foto | interior
Fotos do Decorado/Sala e cozinha integradas.jpg | foto | interior/sala
Fotos do Decorado/cama king.jpg | foto | interior
Fotos do Decorado/detalhe bancada.jpg | foto | interior
Fotos do Decorado/Banheiro social.jpg | foto | interior/banheiro
Vista Drone/DJI_0045.jpg | ceu | ?
Vista do 15º andar.jpg | ceu | ?
Foto aérea terreno.jpg | ceu | ?
Mapa_Localizacao_v3.png | arte | outro/mapa
Localização - Google Maps.png | arte | outro/mapa
Como chegar.jpg | arte | outro/mapa
LOCALIZAÇÃO/Parque Ibirapuera.jpg | ceu | outro/localizacao
LOCALIZAÇÃO/Hospital.jpg | ceu | outro/localizacao
LOCALIZAÇÃO/IMG-20240101-WA0001.jpg | foto | outro/localizacao
Andamento/2025-08 - estrutura 12 pavimento.jpg | ceu | outro/obra
ACOMPANHAMENTO DE OBRA/outubro/1.jpg | ceu | outro/obra
Obras - Julho 2025/Torre B.jpg | ceu | outro/obra
Redes Sociais/Feed 01.png | arte | outro/post
Redes Sociais/piscina_post.jpg | ceu | outro/post
Peças/Stories - últimas unidades.png | arte | outro/post
Peças/email mkt lançamento.jpg | arte | outro/post
Tabela_Precos_Out25.jpg | arte | outro/tabela
Espelho de vendas.png | arte | outro/tabela
Screenshot_20250101.png | planta | ?
Sem título-1.png | planta | planta
image (3).png | planta | planta
1.jpg | foto | ?
foto nova.jpg | foto | ?
WhatsApp Image 2025-02-02 at 14.15.16 (1).jpeg | ceu | ?
Render_Ext_01.jpg | ceu | ?
Render_Int_Living_Dining_02.jpg | foto | interior/living
ext_night_view_01.jpg | foto | ?
int-bedroom-02_final.jpg | foto | interior/quarto
Cam01_Lobby_v4.jpg | foto | lazer/hall
Cam07_Gourmet.jpg | foto | ?
Cam09_Games.jpg | foto | lazer/salao-de-jogos
Cam12_Pool_Deck.jpg | ceu | lazer/piscina
Cam15_KidsClub.jpg | foto | lazer/brinquedoteca
Cam18_Bike_Room.jpg | foto | lazer/bicicletario
Cam20_Sky Lounge.jpg | foto | lazer/rooftop
Cam22_WineBar.jpg | foto | lazer/bar
Cam25_Market.jpg | foto | lazer/mercadinho
Academia ao ar livre.jpg | ceu | lazer/academia
Espaço Zen.jpg | foto | lazer
Praça de convivência.jpg | ceu | lazer/jardim
Sala de reunião.jpg | foto | lazer/coworking
Sala de estudos.jpg | foto | lazer/coworking
Hall de elevadores.jpg | foto | lazer/hall
Área da piscina com prainha.jpg | ceu | lazer/piscina
Área gourmet da churrasqueira.jpg | foto | lazer/churrasqueira
Cozinha gourmet apartamento 92m².jpg | foto | interior/cozinha
Varanda gourmet com churrasqueira.jpg | foto | interior/varanda
Living do apto 3 dorms.jpg | foto | interior/living
Apto 45m² - planta com 2 quartos.jpg | planta | planta
Apto 45 m2.jpg | planta | planta
Final 3 - 2 suítes.png | planta | planta
Tipologia B.png | planta | planta
Planta piscina e lazer.jpg | colorida | implantacao
Planta do térreo.jpg | colorida | implantacao
Implantação.jpg | planta | implantacao
LOGO_INCORPORADORA_BRANCO.png | arte | logo
Marca.png | arte | logo
Fachada Salão de festas.jpg | ceu | fachada
Picina aquecida.jpg | foto | lazer/piscina
Brinquedotca.jpg | foto | lazer/brinquedoteca
Fechada noturna.jpg | foto | fachada
Bicicletario e oficina.jpg | foto | lazer/bicicletario
crianças brincando.jpg | foto | ?
familia na sala.jpg | foto | ?
Rua das Flores 123.jpg | ceu | ?
Corretores no evento.jpg | foto | outro/pessoa
DOCUMENTOS CORRETOR/zAMX_Garden_Final01_AF.png | planta | planta
DOCUMENTOS CORRETOR/zAMX_Apto_Final01_AF.png | planta | planta
RG e CPF socio.jpg | arte | outro/documento
Certidão de matrícula 1234.jpg | arte | outro/documento
`;

/**
 * Written later without the rules in sight: 80 of 162 claims were right when first asked, for a folder
 * called MKT was taken for posts whatever lay below it.
 */
export const later = `
MKT/IMAGENS ALTA/LT_FACHADA_DIA_01.jpg | ceu | fachada
MKT/IMAGENS ALTA/LT_FACHADA_ENTARDECER.jpg | ceu | fachada
MKT/IMAGENS ALTA/LT_EMBASAMENTO_R02.jpg | ceu | fachada
MKT/IMAGENS ALTA/LT_VOLUMETRIA.jpg | ceu | fachada
MKT/IMAGENS ALTA/LT_TORRE_NOTURNA.jpg | foto | fachada
MKT/IMAGENS ALTA/LT_GUARITA.jpg | ceu | fachada
MKT/IMAGENS ALTA/LT_ACESSO_SOCIAL.jpg | ceu | fachada
MKT/IMAGENS ALTA/LT_DECK_PISCINA.jpg | ceu | lazer/piscina
MKT/IMAGENS ALTA/LT_SOLARIUM.jpg | ceu | lazer/piscina
MKT/IMAGENS ALTA/LT_BAR_DA_PISCINA.jpg | ceu | lazer
MKT/IMAGENS ALTA/LT_BRINQUEDOTECA.jpg | foto | lazer/brinquedoteca
MKT/IMAGENS ALTA/LT_ESPACO_TEEN.jpg | foto | lazer
MKT/IMAGENS ALTA/LT_GAME_ROOM.jpg | foto | lazer/salao-de-jogos
MKT/IMAGENS ALTA/LT_FITNESS_EXTERNO.jpg | ceu | lazer/academia
MKT/IMAGENS ALTA/LT_CROSSFIT.jpg | foto | lazer/academia
MKT/IMAGENS ALTA/LT_PILATES.jpg | foto | lazer/academia
MKT/IMAGENS ALTA/LT_ESPACO_YOGA.jpg | foto | lazer
MKT/IMAGENS ALTA/LT_PET_CARE.jpg | foto | lazer/pet-place
MKT/IMAGENS ALTA/LT_DOG_WALK.jpg | ceu | lazer/pet-place
MKT/IMAGENS ALTA/LT_DELIVERY.jpg | foto | lazer
MKT/IMAGENS ALTA/LT_HALL_SOCIAL_02.jpg | foto | lazer/hall
MKT/IMAGENS ALTA/LT_PUB.jpg | foto | lazer
MKT/IMAGENS ALTA/LT_ADEGA.jpg | foto | lazer
MKT/IMAGENS ALTA/LT_CINEMA.jpg | foto | lazer
MKT/IMAGENS ALTA/LT_FOGO_DE_CHAO.jpg | foto | lazer
MKT/IMAGENS ALTA/LT_FIREPLACE.jpg | foto | lazer
MKT/IMAGENS ALTA/LT_HORTA.jpg | ceu | lazer
MKT/IMAGENS ALTA/LT_POMAR.jpg | ceu | lazer
MKT/IMAGENS ALTA/LT_QUADRA_TENIS.jpg | ceu | lazer/quadra
MKT/IMAGENS ALTA/LT_CAMPO_SOCIETY.jpg | ceu | lazer/quadra
MKT/IMAGENS ALTA/LT_PISTA_DE_SKATE.jpg | ceu | lazer
MKT/IMAGENS ALTA/LT_OFURO.jpg | foto | lazer
MKT/IMAGENS ALTA/LT_HIDROMASSAGEM.jpg | foto | lazer
MKT/IMAGENS ALTA/LT_FORNO_DE_PIZZA.jpg | foto | lazer
MKT/IMAGENS ALTA/LT_PISCINA_AEREA.jpg | ceu | lazer/piscina
MKT/IMAGENS ALTA/LT_LIVING_GARDEN.jpg | foto | interior
MKT/IMAGENS ALTA/LT_LIVING_COZINHA_INTEGRADA.jpg | foto | interior
MKT/IMAGENS ALTA/LT_SALA_DE_TV.jpg | foto | interior/sala
MKT/IMAGENS ALTA/LT_JANTAR.jpg | foto | interior/sala-de-jantar
MKT/IMAGENS ALTA/LT_DORMITORIO_CASAL.jpg | foto | interior/quarto
MKT/IMAGENS ALTA/LT_QUARTO_MENINA.jpg | foto | interior/quarto
MKT/IMAGENS ALTA/LT_BANHEIRO_SUITE.jpg | foto | interior/banheiro
MKT/IMAGENS ALTA/LT_SACADA.jpg | foto | interior/varanda
MKT/IMAGENS ALTA/LT_STUDIO_INTERNO.jpg | foto | interior
MKT/IMAGENS ALTA/LT_ESCRITORIO.jpg | foto | interior/home-office
MKT/IMAGENS ALTA/LT_AREA_DE_SERVICO.jpg | foto | interior
MKT/PLANTAS/LT_PLANTA_FINAIS_1_E_4.jpg | planta | planta
MKT/PLANTAS/LT_APTO_TIPO_3Q.jpg | planta | planta
MKT/PLANTAS/LT_STUDIO_32.jpg | planta | planta
MKT/PLANTAS/LT_LOFT.png | planta | planta
MKT/PLANTAS/LT_COBERTURA_DUPLEX_SUP.jpg | planta | planta
MKT/PLANTAS/LT_GARDEN_118M.jpg | planta | planta
MKT/PLANTAS/LT_PAVIMENTO_TIPO.jpg | planta | ?
MKT/PLANTAS/LT_IMPLANTACAO_TERREO.jpg | colorida | implantacao
MKT/PLANTAS/LT_IMPLANT_ROOFTOP.jpg | colorida | implantacao
MKT/PLANTAS/LT_LAZER_9PAV.jpg | colorida | implantacao
MKT/PLANTAS/LT_G1.jpg | planta | ?
MKT/PLANTAS/LT_GARAGEM_SS2.jpg | planta | implantacao
MKT/MARCA/LT_LOGO_CMYK.jpg | arte | logo
MKT/MARCA/LT_assinatura_preta.png | arte | logo
MKT/MARCA/selo 20 anos.png | arte | logo
MKT/MARCA/LOGOMARCA VERTICAL BRANCA.png | arte | logo
MKT/MARCA/icone.png | arte | logo
MKT/IMAGENS ALTA/thumbs.jpg | foto | ?
Lançamento 2026/Perspectivas Artísticas/PERSPECTIVA ARTÍSTICA DA FACHADA.jpg | ceu | fachada
Lançamento 2026/Perspectivas Artísticas/Perspectiva ilustrada da piscina adulto e infantil.jpg | ceu | lazer/piscina
Lançamento 2026/Perspectivas Artísticas/Perspectiva ilustrada do salão de festas infantil.jpg | foto | lazer/salao-de-festas
Lançamento 2026/Perspectivas Artísticas/Perspectiva do living do apto de 84 m².jpg | foto | interior/living
Lançamento 2026/Perspectivas Artísticas/Perspectiva do terraço do apto de 112 m².jpg | foto | interior/varanda
Lançamento 2026/Perspectivas Artísticas/Perspectiva da churrasqueira com forno de pizza.jpg | foto | lazer/churrasqueira
Lançamento 2026/Perspectivas Artísticas/Perspectiva da praça central.jpg | ceu | lazer
Lançamento 2026/Perspectivas Artísticas/Perspectiva da praça de acesso.jpg | ceu | fachada
Lançamento 2026/Perspectivas Artísticas/Perspectiva 12.jpg | foto | ?
Lançamento 2026/Perspectivas Artísticas/Persp_Externa_02.jpg | ceu | ?
Lançamento 2026/Plantas/Planta 84 m² - living ampliado.jpg | planta | planta
Lançamento 2026/Plantas/Planta padrão 84.jpg | planta | planta
Lançamento 2026/Plantas/Opção cozinha americana.jpg | planta | planta
Lançamento 2026/Plantas/Apto garden final 5.jpg | planta | planta
Lançamento 2026/Implantação/Implantação - 1º pavimento.jpg | colorida | implantacao
Lançamento 2026/Implantação/Lazer.jpg | colorida | implantacao
Lançamento 2026/Implantação/Quadro de vagas.jpg | arte | ?
Lançamento 2026/Obra/2026-01-10 fundação.jpg | ceu | outro/obra
Lançamento 2026/Obra/vista geral.jpg | ceu | outro/obra
Lançamento 2026/Obra/drone/DJI_0021.JPG | ceu | outro/obra
FOTOS OBRA JAN26/concretagem laje.jpg | ceu | outro/obra
Status de obra - fevereiro.jpg | arte | outro/obra
terraplenagem.jpg | ceu | outro/obra
03-Fachada Loja.png | ceu | fachada
04 - Hall Social (2).png | foto | lazer/hall
05-Elevador.png | foto | ?
06 - Rooftop vista mar.png | ceu | lazer/rooftop
07-Suite Master Decorado.png | foto | interior/suite
08- Sala estar e jantar.png | foto | interior/sala
09 - Lavanderia Coletiva.png | foto | lazer/lavanderia
10-Espaço Grill.png | foto | lazer/churrasqueira
11_salao_gourmet.png | foto | lazer/salao-de-festas
12_piscina_de_borda_infinita_noite.png | foto | lazer/piscina
13_beach_arena.png | ceu | lazer/quadra
14_lounge externo.png | ceu | lazer
15_quadra_de_futvolei.png | ceu | lazer/quadra
16_mini_golfe.png | ceu | lazer
17_sala_multiuso.png | foto | lazer
18_market_24h.png | foto | lazer/mercadinho
19_car_wash.png | foto | lazer
20_bike_sharing.png | foto | lazer/bicicletario
21_carregador_veiculos_eletricos.png | foto | ?
Decorado 2Q/cozinha-1.jpeg | foto | interior/cozinha
Decorado 2Q/IMG_8891.jpeg | foto | interior
Decorado 2Q/detalhe.jpeg | foto | interior
Decorado 2Q/varanda com churrasqueira.jpeg | foto | interior/varanda
Decorado 2Q/lavabo.jpeg | foto | interior/lavabo
Apartamento Decorado/HOME THEATER.jpg | foto | interior/sala
Apartamento Decorado/Quarto bebê.jpg | foto | interior/quarto
Apartamento Decorado/Corredor.jpg | foto | interior
Stand/IMG_20260112_103000.jpg | foto | ?
Stand de Vendas/fachada do stand.jpg | ceu | ?
Stand de Vendas/maquete 2.jpg | foto | ?
Localização/mapa_implantacao_cidade.png | arte | outro/mapa
Localização/Mapa.png | arte | outro/mapa
Localização/praia.jpg | ceu | outro/localizacao
Localização/metro.jpg | foto | outro/localizacao
Localização/fachada do shopping.jpg | ceu | outro
Localização/padaria da esquina.jpg | foto | outro/localizacao
Região/lagoa.jpg | ceu | outro/localizacao
Bairro/rua arborizada.jpg | ceu | outro/localizacao
Pontos de interesse.jpg | arte | outro/mapa
Entorno/universidade.jpg | ceu | outro/localizacao
Imagens do bairro/feira.jpg | foto | outro/localizacao
mapa-de-localizacao-final.jpg | arte | outro/mapa
Vista da sacada.jpg | ceu | ?
vista mar.jpg | ceu | ?
aerea_insercao.jpg | ceu | ?
fotoinserção_drone.jpg | ceu | ?
por do sol.jpg | ceu | ?
lifestyle_casal.jpg | foto | ?
mulher na piscina.jpg | ceu | lazer/piscina
shutterstock_123456.jpg | foto | ?
AdobeStock_99887766.jpeg | foto | ?
capa.jpg | foto | ?
capa book.jpg | arte | ?
contracapa.jpg | arte | ?
banner site.jpg | arte | outro/post
Posts/01.png | arte | outro/post
Posts/carrossel 2.png | arte | outro/post
Instagram/reels capa.jpg | foto | outro/post
story piscina.png | ceu | outro/post
e-mail marketing.png | arte | outro/post
convite lançamento.jpg | arte | outro/post
assinatura de e-mail.png | arte | ?
outdoor.jpg | arte | outro/post
QR CODE.png | arte | outro/qrcode
tabela fevereiro.jpeg | arte | outro/tabela
FLUXO DE PAGAMENTO.png | arte | outro/tabela
condições de pagamento.jpg | arte | outro/tabela
simulação caixa.jpg | arte | ?
espelho.png | arte | ?
CNH frente.jpg | foto | outro/documento
comprovante residencia.jpeg | foto | outro/documento
Contrato página 1.jpg | arte | outro/documento
equipe de vendas.jpg | foto | outro/pessoa
treinamento corretores.jpg | foto | outro/pessoa
diretoria.jpg | foto | ?
evento de lançamento.jpg | foto | ?
Casa Tipo 1 - pavimento superior.png | planta | planta
Casa Tipo 1 - fachada.png | ceu | fachada
Sobrado 120m².jpg | ceu | ?
sobrado 120m2 terreo.png | planta | planta
lote padrão 10x25.png | planta | ?
masterplan humanizado.jpg | colorida | implantacao
mapa de lotes.png | colorida | implantacao
planta geral do loteamento.png | colorida | implantacao
portaria do loteamento.jpg | ceu | fachada
clube.jpg | ceu | lazer
Pool_view_01.jpg | ceu | lazer/piscina
FACADE-DUSK-FINAL.jpg | foto | fachada
exterior_front.jpg | ceu | fachada
bathroom_02.jpg | foto | interior/banheiro
kids_room.jpg | foto | ?
bedroom3.jpg | foto | interior/quarto
party_room.jpg | foto | lazer/salao-de-festas
floorplan-typeB.png | planta | planta
unit 804 layout.png | planta | planta
Fachda frontal.jpg | ceu | fachada
implatancao geral.jpg | colorida | implantacao
cozina.jpg | foto | interior/cozinha
dormitorio01suite.jpg | foto | interior
salaodefestas2.jpg | foto | lazer/salao-de-festas
piscinaadulto.jpg | ceu | lazer/piscina
PLANTA2DORM.png | planta | planta
espacogourmet.jpg | foto | lazer/salao-de-festas
FACHADAPRINCIPAL.jpg | ceu | fachada
`;

/** Written after what those had mended: 58 of 60 claims were right when first asked. */
export const last = `
MATERIAL DE MARKETING/01 RENDERS/VDL_R01_FACHADA_AEREA.jpg | ceu | fachada
MATERIAL DE MARKETING/01 RENDERS/VDL_R02_ACESSO_PEDESTRES.jpg | ceu | fachada
MATERIAL DE MARKETING/01 RENDERS/VDL_R05_PISC_ADULTO.jpg | ceu | ?
MATERIAL DE MARKETING/01 RENDERS/VDL_R06_PISCINA_KIDS.jpg | ceu | lazer/piscina
MATERIAL DE MARKETING/01 RENDERS/VDL_R07_SALAO_FESTAS_EXT.jpg | ceu | lazer/salao-de-festas
MATERIAL DE MARKETING/01 RENDERS/VDL_R11_LIVING_R03.jpg | foto | interior/living
MATERIAL DE MARKETING/01 RENDERS/VDL_R12_DORM_MASTER.jpg | foto | interior
MATERIAL DE MARKETING/01 RENDERS/VDL_R13_ESPACO_DELIVERY.jpg | foto | lazer
MATERIAL DE MARKETING/02 PLANTAS/VDL_PL_84M_OPCAO.jpg | planta | planta
MATERIAL DE MARKETING/02 PLANTAS/VDL_PL_TERREO.jpg | colorida | implantacao
MATERIAL DE MARKETING/03 REDES/story_01.png | arte | outro/post
MATERIAL DE MARKETING/04 LOGO/VDL_LOGO_PRINCIPAL.png | arte | logo
Divulgação/Imagens/Churrasqueira Gourmet.jpg | foto | lazer/churrasqueira
Divulgação/Imagens/Fachada 3D - Noturna.png | foto | fachada
Divulgação/Vídeos e Posts/Post piscina.jpg | ceu | outro/post
ARTES/FEED/fachada feed 1.png | ceu | outro/post
DOCUMENTOS/IMAGENS/fachada.jpg | ceu | fachada
DOCUMENTOS/PLANTAS/planta tipo 2.jpg | planta | planta
DOCUMENTOS/CND municipal.jpg | arte | outro/documento
Imagens do Empreendimento/1 - Fachada Rua A.jpg | ceu | fachada
Imagens do Empreendimento/2 - Piscina com Solarium.jpg | ceu | lazer/piscina
Imagens do Empreendimento/3 - Quadra Poliesportiva.jpg | ceu | lazer/quadra
Imagens do Empreendimento/4 - Espaço Gourmet Externo.jpg | foto | lazer/salao-de-festas
Imagens do Empreendimento/5 - Academia ao ar livre.jpg | ceu | lazer/academia
Imagens do Empreendimento/6 - Sala Apto Tipo.jpg | foto | interior/sala
Imagens do Empreendimento/7 - Quarto Casal Apto Tipo.jpg | foto | interior
Imagens do Empreendimento/8 - Cozinha Apto Garden.jpg | foto | interior/cozinha
Imagens do Empreendimento/9 - Garden privativo.jpg | ceu | ?
Imagens do Empreendimento/10 - Vista da Cobertura.jpg | ceu | ?
Bairro/Parque Municipal.jpg | ceu | outro/localizacao
Bairro/Fachada Colégio.jpg | ceu | outro/localizacao
Bairro e região/mercado central.jpg | foto | outro/localizacao
LOCALIZACAO/perspectiva entorno com marcação.jpg | ceu | outro/localizacao
Obra Janeiro 2026/fachada norte.jpg | ceu | outro/obra
Obra Janeiro 2026/apto decorado em obra.jpg | foto | outro/obra
Acompanhamento/IMG-20260110-WA0007.jpg | ceu | ?
Decorado/WhatsApp Image 2026-01-01 at 10.10.10.jpeg | foto | interior
Decorado/Varanda 01.jpeg | foto | interior/varanda
APTO DECORADO TORRE B/sala_estar.jpg | foto | interior/sala
Áreas de Lazer/IMG_0034.jpg | foto | lazer
Lazer/3.jpg | ceu | lazer
Fachadas/5.jpg | ceu | fachada
Plantas/3.png | planta | planta
Plantas humanizadas/Torre A - Final 2.jpg | planta | planta
Plantas humanizadas/Térreo garden.jpg | planta | planta
Implantação/1.jpg | colorida | implantacao
Logos/2.png | arte | logo
Maquete/maquete eletronica 3.jpg | ceu | ?
maquete eletrônica fachada.jpg | ceu | ?
Piscina1.jpg | ceu | lazer/piscina
PISCINA_INFANTIL-02 (1).jpg | ceu | lazer/piscina
brinquedoteca_cam2.jpg | foto | lazer/brinquedoteca
hallsocial.jpg | foto | lazer/hall
saladejogos.jpg | foto | lazer/salao-de-jogos
suitemaster.jpg | foto | interior/suite
varandagourmet.jpg | foto | interior/varanda
plantabaixa_63m.jpg | planta | planta
mini-market_noite.jpg | foto | lazer/mercadinho
sport_bar.jpg | foto | lazer/bar
espaço família.jpg | foto | lazer
casa 2 - pavimento térreo.png | planta | planta
fachada posterior casas.jpg | ceu | fachada
quadra de beach tênis.jpg | ceu | lazer/quadra
tabela_de_vendas_março.jpg | arte | outro/tabela
corretor_do_mes.jpg | foto | outro/pessoa
mapa.png | arte | outro/mapa
qr-book.png | arte | outro/qrcode
`;
