const rubbish = /^(?:\..*|~\$.*|thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r|__macosx)$/i;

/** Hidden files and what operating systems leave behind: nobody's documents. */
export const isRubbish = (name: string) => rubbish.test(name);
