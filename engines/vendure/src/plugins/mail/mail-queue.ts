/** Names the queue in which the shop's mails wait for a worker. */
export const mailQueue = 'mails';
