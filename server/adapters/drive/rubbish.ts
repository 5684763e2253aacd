const rubbish = /^(?:\..*|~\$.*|thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r|__macosx)$/i;

/** Hidden files and operating system leftovers. */
export const isRubbish = (name: string) => rubbish.test(name);
