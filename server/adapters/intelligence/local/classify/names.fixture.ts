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
