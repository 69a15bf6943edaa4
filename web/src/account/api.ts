/** What the server returns about the account. */
import { type Me, ask, askOnce } from "../lib/api";
import { writtenLanguage } from "../lib/language.svelte";

export interface Safety {
  readonly mail: string;
  readonly pending: string;
  readonly codes: number;
  readonly sends_mail: boolean;
}

export interface Session {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  readonly current: boolean;
}

export interface ChannelFault {
  readonly channel: "webhook" | "mail" | "push";
  readonly answer: string;
  readonly lost: number;
  readonly at: number;
}

export interface Tried {
  readonly channel: "webhook" | "mail" | "push";
  readonly good: boolean;
  readonly answer: string;
}

export interface Token {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly created: number;
  readonly used: number;
}

export const tokens = () => ask<Token[]>("/api/account/tokens");
export const makeToken = (name: string, scopes: readonly string[]) =>
  askOnce<{ token: Token; secret: string }>("/api/account/tokens", { name, scopes });
export const removeToken = (id: string) => ask<Token[]>(`/api/account/tokens/${id}`, undefined, "DELETE");
export const safety = () => ask<Safety>("/api/account/safety");
export const setMail = (mail: string) => ask<Safety>("/api/account/mail", { mail, language: writtenLanguage() }, "PUT");
export const confirmMail = (token: string) => ask<unknown>("/api/account/mail", { token });
export const newCodes = (password: string) => ask<{ codes: string[] }>("/api/account/codes", { password });
export const askReset = (who: string) => ask<unknown>("/api/account/reset", { who, language: writtenLanguage() });
export const reset = (token: string, password: string) => ask<Me>("/api/account/reset", { token, password }, "PUT");
export const recover = (login: string, code: string, password: string) =>
  ask<Me>("/api/account/recover", { login, code, password });
export const sessions = () => ask<Session[]>("/api/account/sessions");
export const endSession = (id: string) => ask<Session[]>(`/api/account/sessions/${id}`, undefined, "DELETE");
export const deleteAccount = (password: string) => ask<Me>("/api/account/delete", { password });
export const faults = () => ask<ChannelFault[]>("/api/me/notices/faults");
export const tryAddresses = () => ask<Tried[]>("/api/me/notices/test", {});
