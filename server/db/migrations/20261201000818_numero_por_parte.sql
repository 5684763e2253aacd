-- expansão: um corretor é achado também por uma parte do seu número de WhatsApp
CREATE INDEX "corretores_numero" ON "corretores" USING gin ("whatsapp_normal" gin_trgm_ops);
