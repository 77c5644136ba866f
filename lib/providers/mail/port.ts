/** A message in plain text to one person. */
export type Mail = {
  /** An address, without a name. */
  to: string;
  subject: string;
  text: string;
};

/** A server that sends mail. */
export type MailPort = {
  /**
   * Signs in to the mail server and sends nothing.
   *
   * @throws AppError `provider_unavailable` when it can't be reached, doesn't answer, or refuses
   */
  check(): Promise<void>;
  /**
   * Hands a mail over to the mail server.
   *
   * @throws AppError `provider_unavailable` when the server can't be reached, doesn't answer, or refuses the mail
   */
  send(mail: Mail): Promise<void>;
};
