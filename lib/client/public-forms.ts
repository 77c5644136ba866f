"use client";

import { sendPublicForm } from "@/lib/client/send-public-form";
import { contactContract } from "@/lib/contact/contract";
import { newsletterContract } from "@/lib/newsletter/contract";

type Fields = Record<string, unknown>;

/** Signs an address up for the newsletter; see `sendPublicForm`. */
export const subscribe = (fields: Fields) => sendPublicForm(newsletterContract, fields);

/** Sends a message to whoever runs this server; see `sendPublicForm`. */
export const sendMessage = (fields: Fields) => sendPublicForm(contactContract, fields);
