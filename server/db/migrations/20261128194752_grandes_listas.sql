-- expansão no servidor: busca e ordem das grandes listas no banco; o programa anterior não as conhece e nada precisa preencher, mas o seu banco embutido não tem os trigramas (pg_trgm)
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The browser's folding (foldText): marks taken away, lower case, whatever the database's locale.
CREATE FUNCTION texto_dobrado(texto text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	dobrado text;
BEGIN
	-- Most texts are plain, most others after the marks of Latin letters; the long tables are for the rest.
	IF octet_length(texto) = char_length(texto) THEN RETURN lower(texto COLLATE "C"); END IF;
	dobrado := regexp_replace(normalize(texto, NFD), '[\u0300-\u036f]+', '', 'g');
	IF octet_length(dobrado) = char_length(dobrado) THEN RETURN lower(dobrado COLLATE "C"); END IF;
	RETURN translate(lower(regexp_replace(dobrado, '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09bc\u09be-\u09c4\u09c7-\u09c8\u09cb-\u09cd\u09d7\u09e2-\u09e3\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47-\u0a48\u0a4b-\u0a4d\u0a51\u0a70-\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2-\u0ae3\u0afa-\u0aff\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47-\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b62-\u0b63\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55-\u0c56\u0c62-\u0c63\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5-\u0cd6\u0ce2-\u0ce3\u0cf3\u0d00-\u0d03\u0d3b-\u0d3c\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62-\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0df2-\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f3f\u0f71-\u0f84\u0f86-\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u135d-\u135f\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17b4-\u17d3\u17dd\u180b-\u180d\u180f\u1885-\u1886\u18a9\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f\u1ab0-\u1add\u1ae0-\u1aeb\u1b00-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099-\u309a\ua66f-\ua672\ua674-\ua67d\ua69e-\ua69f\ua6f0-\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880-\ua881\ua8b4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43\uaa4c-\uaa4d\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7-\uaab8\uaabe-\uaabf\uaac1\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea\uabec-\uabed\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f\U000101fd\U000102e0\U00010376-\U0001037a\U00010a01-\U00010a03\U00010a05-\U00010a06\U00010a0c-\U00010a0f\U00010a38-\U00010a3a\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27\U00010d69-\U00010d6d\U00010eab-\U00010eac\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107f-\U00011082\U000110b0-\U000110ba\U000110c2\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111b3-\U000111c0\U000111c9-\U000111cc\U000111ce-\U000111cf\U0001122c-\U00011237\U0001123e\U00011241\U000112df-\U000112ea\U00011300-\U00011303\U0001133b-\U0001133c\U0001133e-\U00011344\U00011347-\U00011348\U0001134b-\U0001134d\U00011357\U00011362-\U00011363\U00011366-\U0001136c\U00011370-\U00011374\U000113b8-\U000113c0\U000113c2\U000113c5\U000113c7-\U000113ca\U000113cc-\U000113d0\U000113d2\U000113e1-\U000113e2\U00011435-\U00011446\U0001145e\U000114b0-\U000114c3\U000115af-\U000115b5\U000115b8-\U000115c0\U000115dc-\U000115dd\U00011630-\U00011640\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a\U00011930-\U00011935\U00011937-\U00011938\U0001193b-\U0001193e\U00011940\U00011942-\U00011943\U000119d1-\U000119d7\U000119da-\U000119e0\U000119e4\U00011a01-\U00011a0a\U00011a33-\U00011a39\U00011a3b-\U00011a3e\U00011a47\U00011a51-\U00011a5b\U00011a8a-\U00011a99\U00011b60-\U00011b67\U00011c2f-\U00011c36\U00011c38-\U00011c3f\U00011c92-\U00011ca7\U00011ca9-\U00011cb6\U00011d31-\U00011d36\U00011d3a\U00011d3c-\U00011d3d\U00011d3f-\U00011d45\U00011d47\U00011d8a-\U00011d8e\U00011d90-\U00011d91\U00011d93-\U00011d97\U00011ef3-\U00011ef6\U00011f00-\U00011f01\U00011f03\U00011f34-\U00011f3a\U00011f3e-\U00011f42\U00011f5a\U00013440\U00013447-\U00013455\U0001611e-\U0001612f\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f87\U00016f8f-\U00016f92\U00016fe4\U00016ff0-\U00016ff1\U0001bc9d-\U0001bc9e\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d172\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001da9f\U0001daa1-\U0001daaf\U0001e000-\U0001e006\U0001e008-\U0001e018\U0001e01b-\U0001e021\U0001e023-\U0001e024\U0001e026-\U0001e02a\U0001e08f\U0001e130-\U0001e136\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef\U0001e5ee-\U0001e5ef\U0001e6e3\U0001e6e6\U0001e6ee-\U0001e6ef\U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U000e0100-\U000e01ef]+', '', 'g') COLLATE "C"),
		'ÆÐØÞĐĦĲĿŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿẞỺỼỾℲⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫⅬⅭⅮⅯↃⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𐵐𐵑𐵒𐵓𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡',
		'æðøþđħĳŀłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿßỻỽỿⅎⅰⅱⅲⅳⅴⅵⅶⅷⅸⅹⅺⅻⅼⅽⅾⅿↄⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃');
END
$$;
--> statement-breakpoint
-- What is searched in: one folded line. An index is made without a search path, so that schemas are named.
CREATE FUNCTION texto_de_busca(texto text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT regexp_replace(public.texto_dobrado(texto), '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g')
$$;
--> statement-breakpoint
-- What is sorted by, byte by byte, as the browser sorts (compare-pt-br.ts): numbers by value, punctuation in its order.
CREATE FUNCTION chave_de_ordem(texto text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT translate(
		regexp_replace(regexp_replace(public.texto_dobrado(texto), '([0-9]+)', '00000000000000000000\1', 'g'), '[0-9]*([0-9]{20})(?![0-9])', '\1', 'g'),
		' _-,;:!?.''"()[]{}@*/\&#%`^+<=>|~$ªºøđłħ', E'\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x20\x21aoodlh') COLLATE "C"
$$;
--> statement-breakpoint
-- A mailbox: without what follows a plus, and for Gmail without dots.
CREATE FUNCTION chave_de_email(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT CASE WHEN strpos(email, '@') = 0 THEN NULL
		ELSE (SELECT CASE WHEN casa = 'gmail.com' THEN replace(nome, '.', '') ELSE nome END || '@' || casa
			FROM (SELECT split_part(split_part(email, '@', 1), '+', 1) AS nome, substr(email, strpos(email, '@') + 1) AS casa) partes) END
$$;
--> statement-breakpoint
ALTER TABLE "corretores"
	ADD COLUMN "whatsapp_chave" text GENERATED ALWAYS AS (CASE WHEN whatsapp_normal ~ '^55\d{2}9\d{8}$' THEN left(whatsapp_normal, 4) || right(whatsapp_normal, 8) ELSE whatsapp_normal END) STORED,
	ADD COLUMN "email_chave" text GENERATED ALWAYS AS (chave_de_email(email_normal)) STORED,
	ADD COLUMN "creci_chave" text GENERATED ALWAYS AS (substring(creci_normal FROM '^[0-9]+')) STORED,
	ADD COLUMN "nome_chave" text GENERATED ALWAYS AS (btrim(texto_de_busca(nome))) STORED,
	ADD COLUMN "busca" text GENERATED ALWAYS AS (texto_de_busca(nome || ' | ' || nome_guerra || ' | ' || email || ' | ' || creci || ' | ' || creci_normal)) STORED,
	ADD COLUMN "nome_ordem" text COLLATE "C" GENERATED ALWAYS AS (chave_de_ordem(nome)) STORED,
	ADD COLUMN "creci_ordem" text COLLATE "C" GENERATED ALWAYS AS (chave_de_ordem(creci_normal)) STORED,
	ADD COLUMN "whatsapp_ordem" text COLLATE "C" GENERATED ALWAYS AS (chave_de_ordem(whatsapp_normal)) STORED,
	ADD COLUMN "nome_guerra_ordem" text COLLATE "C" GENERATED ALWAYS AS (chave_de_ordem(nome_guerra)) STORED,
	ADD COLUMN "email_ordem" text COLLATE "C" GENERATED ALWAYS AS (chave_de_ordem(email)) STORED,
	ADD COLUMN "telefone_ordem" text COLLATE "C" GENERATED ALWAYS AS (chave_de_ordem(telefone)) STORED,
	ADD COLUMN "regiao_ordem" text COLLATE "C" GENERATED ALWAYS AS (chave_de_ordem(left(regiao_trabalho, 120))) STORED;
--> statement-breakpoint
CREATE INDEX "corretores_busca" ON "corretores" USING gin ("busca" gin_trgm_ops);
--> statement-breakpoint
-- Orders of the list. Few have the same name; where many share a value, or have none, the newest come first both ways.
DO $do$
DECLARE
	lista CONSTANT text := 'WHERE excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste';
	ordem record;
BEGIN
	FOR ordem IN SELECT * FROM (VALUES
		('nome', 'nome_ordem'), ('nome_guerra', 'nome_guerra_ordem'), ('email', 'email_ordem'), ('creci', 'creci_ordem')
	) AS o (nome, chave) LOOP
		EXECUTE format('CREATE INDEX %I ON corretores (%s) %s', 'corretores_ordem_' || ordem.nome, ordem.chave, lista);
	END LOOP;
	FOR ordem IN SELECT * FROM (VALUES
		('whatsapp', 'whatsapp_ordem'), ('telefone', 'telefone_ordem'), ('regiao', 'regiao_ordem'), ('uf', 'uf_creci COLLATE "C"'),
		('preco_minimo', 'preco_minimo'), ('preco_maximo', 'preco_maximo'), ('site', '(site_ativo AND slug <> '''')'),
		('estado', '(CASE WHEN NOT ativo THEN 0 WHEN NOT aprovado THEN 1 ELSE 2 END)')
	) AS o (nome, chave) LOOP
		EXECUTE format('CREATE INDEX %I ON corretores (%s, criado_em DESC, id DESC) %s',
			'corretores_ordem_' || ordem.nome, ordem.chave, lista);
		EXECUTE format('CREATE INDEX %I ON corretores (%s DESC NULLS LAST, criado_em DESC, id DESC) %s',
			'corretores_ordem_' || ordem.nome || '_desc', ordem.chave, lista);
	END LOOP;
END
$do$;
--> statement-breakpoint
-- Whole in itself: pages by age, counts and short terms need no row.
CREATE INDEX "corretores_criado_em" ON "corretores" USING btree ("criado_em","id") INCLUDE (excluido_em, rejeitado_em, teste, ativo, aprovado, site_ativo, busca);
--> statement-breakpoint
CREATE INDEX "corretores_pendentes" ON "corretores" USING btree ("criado_em") WHERE excluido_em IS NULL AND rejeitado_em IS NULL AND NOT aprovado;
--> statement-breakpoint
CREATE INDEX "corretores_whatsapp_chave" ON "corretores" USING btree ("whatsapp_chave") WHERE excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste;
--> statement-breakpoint
CREATE INDEX "corretores_email_chave" ON "corretores" USING btree ("email_chave") WHERE excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste;
--> statement-breakpoint
CREATE INDEX "corretores_creci_chave" ON "corretores" USING btree ("creci_chave") WHERE excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste;
--> statement-breakpoint
CREATE INDEX "corretores_nome_chave" ON "corretores" USING btree ("nome_chave") WHERE excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste;
--> statement-breakpoint
-- Contacts of visitors in the same way; a telephone is found by its digits, however it was typed.
ALTER TABLE "contatos"
	ADD COLUMN "busca" text GENERATED ALWAYS AS (texto_de_busca(nome || ' | ' || telefone || ' | ' || regexp_replace(telefone, '\D', '', 'g') || ' | ' || telefone_normal || ' | ' || coalesce(mensagem, '') || ' | ' || empreendimento)) STORED,
	ADD COLUMN "nome_ordem" text COLLATE "C" GENERATED ALWAYS AS (chave_de_ordem(nome)) STORED,
	ADD COLUMN "empreendimento_ordem" text COLLATE "C" GENERATED ALWAYS AS (chave_de_ordem(empreendimento)) STORED,
	ADD COLUMN "telefone_ordem" text COLLATE "C" GENERATED ALWAYS AS (chave_de_ordem(telefone_normal)) STORED,
	ADD COLUMN "mensagem_ordem" text COLLATE "C" GENERATED ALWAYS AS (chave_de_ordem(left(mensagem, 120))) STORED;
--> statement-breakpoint
CREATE INDEX "contatos_busca" ON "contatos" USING gin ("busca" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "contatos_recebido_em" ON "contatos" USING btree ("recebido_em","id");
--> statement-breakpoint
DO $do$
DECLARE
	ordem record;
BEGIN
	FOR ordem IN SELECT * FROM (VALUES
		('nome', 'nome_ordem'), ('empreendimento', 'empreendimento_ordem'), ('telefone', 'telefone_ordem'), ('mensagem', 'mensagem_ordem'),
		('estado', '(CASE estado WHEN ''novo'' THEN 0 WHEN ''atendido'' THEN 1 ELSE 2 END)')
	) AS o (nome, chave) LOOP
		EXECUTE format('CREATE INDEX %I ON contatos (%s, recebido_em DESC, id DESC)', 'contatos_ordem_' || ordem.nome, ordem.chave);
		EXECUTE format('CREATE INDEX %I ON contatos (%s DESC NULLS LAST, recebido_em DESC, id DESC)',
			'contatos_ordem_' || ordem.nome || '_desc', ordem.chave);
	END LOOP;
END
$do$;
--> statement-breakpoint
-- Corretores of the list by state, site and UF, in slices as the lists' versions are: figures and totals of the list.
CREATE TABLE "corretores_contas" (
	"estado" smallint NOT NULL,
	"site" boolean NOT NULL,
	"uf" text NOT NULL,
	"fatia" smallint NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "corretores_contas_estado_site_uf_fatia_pk" PRIMARY KEY("estado","site","uf","fatia")
);
--> statement-breakpoint
COMMENT ON TABLE "corretores_contas" IS 'derivada de corretores';
--> statement-breakpoint
-- Who shares a value with somebody of the list, and by which key.
CREATE TABLE "corretores_repetidos" (
	"motivo" text NOT NULL,
	"chave" text NOT NULL,
	"corretor_id" integer NOT NULL,
	CONSTRAINT "corretores_repetidos_motivo_chave_corretor_id_pk" PRIMARY KEY("motivo","chave","corretor_id")
);
--> statement-breakpoint
CREATE INDEX "corretores_repetidos_corretor_id" ON "corretores_repetidos" USING btree ("corretor_id");
--> statement-breakpoint
COMMENT ON TABLE "corretores_repetidos" IS 'derivada de corretores';
--> statement-breakpoint
-- Whose keys changed since: one line per change, only added and deleted, so that a write waits for nobody.
CREATE TABLE "corretores_a_comparar" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"corretor_id" integer NOT NULL
);
--> statement-breakpoint
COMMENT ON TABLE "corretores_a_comparar" IS 'derivada de corretores';
--> statement-breakpoint
-- One function for each kind of write: what it may read differs.
DO $do$
DECLARE
	conta CONSTANT text := $c$SELECT CASE WHEN NOT ativo THEN 0 WHEN NOT aprovado THEN 1 ELSE 2 END AS estado,
		site_ativo AND slug <> '' AS site, coalesce(uf_creci, '') AS uf, %s AS n
		FROM %I WHERE excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste$c$;
	chaves CONSTANT text := 'SELECT id, whatsapp_normal, email_normal, creci_normal, nome,
		excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste FROM %I';
	escrita record;
BEGIN
	FOR escrita IN SELECT * FROM (VALUES
		('INSERT', 'NEW TABLE AS novas', format(conta, 1, 'novas'), 'SELECT id FROM novas'),
		('DELETE', 'OLD TABLE AS velhas', format(conta, -1, 'velhas'), 'SELECT id FROM velhas'),
		('UPDATE', 'NEW TABLE AS novas OLD TABLE AS velhas',
			format(conta, 1, 'novas') || ' UNION ALL ' || format(conta, -1, 'velhas'),
			'SELECT id FROM (' || format(chaves, 'novas') || ' EXCEPT ' || format(chaves, 'velhas') || ') mudadas')
	) AS e (nome, linhas, contas, mudadas) LOOP
		EXECUTE format($f$CREATE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS $$
			BEGIN
				INSERT INTO corretores_contas
					SELECT estado, site, uf, pg_backend_pid() %% 16, sum(n) FROM (%s) linhas
					GROUP BY estado, site, uf HAVING sum(n) <> 0 ORDER BY estado, site, uf
				ON CONFLICT (estado, site, uf, fatia) DO UPDATE SET total = corretores_contas.total + excluded.total;
				INSERT INTO corretores_a_comparar (corretor_id) %s;
				RETURN NULL;
			END $$$f$, 'acompanhar_corretores_' || lower(escrita.nome), escrita.contas, escrita.mudadas);
		EXECUTE format('CREATE TRIGGER acompanhar_corretores_%s AFTER %s ON corretores REFERENCING %s
			FOR EACH STATEMENT EXECUTE FUNCTION acompanhar_corretores_%s()',
			lower(escrita.nome), escrita.nome, escrita.linhas, lower(escrita.nome));
	END LOOP;
END
$do$;
--> statement-breakpoint
CREATE FUNCTION acompanhar_corretores_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM corretores_contas;
	DELETE FROM corretores_repetidos;
	DELETE FROM corretores_a_comparar;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER acompanhar_corretores_truncate AFTER TRUNCATE ON "corretores" FOR EACH STATEMENT EXECUTE FUNCTION acompanhar_corretores_truncate();
--> statement-breakpoint
INSERT INTO "corretores_contas" SELECT CASE WHEN NOT ativo THEN 0 WHEN NOT aprovado THEN 1 ELSE 2 END, site_ativo AND slug <> '', coalesce(uf_creci, ''), 0, count(*)
	FROM corretores WHERE excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO "corretores_repetidos" SELECT motivo, chave, id FROM (
	SELECT motivo, chave, id, count(*) OVER (PARTITION BY motivo, chave) AS juntos FROM corretores
		CROSS JOIN LATERAL (VALUES ('whatsapp', whatsapp_chave), ('email', email_chave), ('creci', creci_chave), ('nome', nome_chave)) AS c (motivo, chave)
	WHERE excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste AND chave <> '') t WHERE juntos > 1;
--> statement-breakpoint
-- What is searched by, found without what is not.
CREATE INDEX "auditoria_busca" ON "auditoria" USING gin (texto_de_busca(nome) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "corretores_teste" ON "corretores" USING btree ("id") WHERE teste;
--> statement-breakpoint
CREATE INDEX "contatos_novos" ON "contatos" USING btree ("recebido_em") WHERE estado = 'novo';
--> statement-breakpoint
CREATE INDEX "empreendimentos_data_tabela" ON "empreendimentos" USING btree (rpad(data_tabela, 10, '-01')) WHERE ativo AND excluido_em IS NULL AND preco_inicial IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "workflow_runs_falhas" ON "workflow_runs" USING btree ((coalesce(terminado_em, criado_em))) WHERE state = 'failed';
--> statement-breakpoint
CREATE INDEX "workflow_sessions_run_id" ON "workflow_sessions" USING btree ("run_id");
--> statement-breakpoint
-- What is asked here is answered sooner than it is compiled.
DO $do$
BEGIN
	IF pg_jit_available() THEN
		EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
	END IF;
EXCEPTION WHEN insufficient_privilege THEN
	NULL;
END
$do$;
--> statement-breakpoint
-- What is in the bin, of every kind.
DO $do$
DECLARE
	tabela text;
BEGIN
	FOR tabela IN SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'excluido_em' LOOP
		EXECUTE format('CREATE INDEX %I ON %I (excluido_em) WHERE excluido_em IS NOT NULL', tabela || '_excluidos', tabela);
	END LOOP;
END
$do$;
--> statement-breakpoint
CREATE INDEX "auditoria_publicacoes" ON "auditoria" USING btree ("quando") WHERE entidade = 'hotsite' AND acao = 'publicou';
--> statement-breakpoint
CREATE INDEX "workflow_runs_folder_key" ON "workflow_runs" USING btree ("folder_key","criado_em");
--> statement-breakpoint
CREATE TABLE "visitas_dias" (
	"dia" date NOT NULL,
	"tipo" text NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "visitas_dias_dia_tipo_pk" PRIMARY KEY("dia","tipo")
);
--> statement-breakpoint
INSERT INTO "visitas_dias" SELECT dia, tipo, sum(total) FROM visitas GROUP BY dia, tipo;
--> statement-breakpoint
-- Filled by triggers, whoever writes: it is in no backup, since its source is.
COMMENT ON TABLE "visitas_dias" IS 'derivada de visitas';
--> statement-breakpoint
CREATE FUNCTION somar_visitas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM visitas_dias;
	ELSIF TG_OP = 'INSERT' THEN
		INSERT INTO visitas_dias SELECT dia, tipo, sum(total) FROM novas GROUP BY dia, tipo ORDER BY dia, tipo
		ON CONFLICT (dia, tipo) DO UPDATE SET total = visitas_dias.total + excluded.total;
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO visitas_dias SELECT dia, tipo, sum(total) FROM (
			SELECT dia, tipo, total FROM novas UNION ALL SELECT dia, tipo, -total FROM velhas) d
		GROUP BY dia, tipo HAVING sum(total) <> 0 ORDER BY dia, tipo
		ON CONFLICT (dia, tipo) DO UPDATE SET total = visitas_dias.total + excluded.total;
	ELSE
		INSERT INTO visitas_dias SELECT dia, tipo, -sum(total) FROM velhas GROUP BY dia, tipo ORDER BY dia, tipo
		ON CONFLICT (dia, tipo) DO UPDATE SET total = visitas_dias.total + excluded.total;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER somar_visitas_novas AFTER INSERT ON "visitas" REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION somar_visitas();
--> statement-breakpoint
CREATE TRIGGER somar_visitas_alteradas AFTER UPDATE ON "visitas" REFERENCING NEW TABLE AS novas OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION somar_visitas();
--> statement-breakpoint
CREATE TRIGGER somar_visitas_apagadas AFTER DELETE ON "visitas" REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION somar_visitas();
--> statement-breakpoint
CREATE TRIGGER somar_visitas_todas AFTER TRUNCATE ON "visitas" FOR EACH STATEMENT EXECUTE FUNCTION somar_visitas();
