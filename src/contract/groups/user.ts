import * as z from "zod/mini";
import { defineAction } from "../action";
import { Email, RegistrationPassword } from "../entities/credentials";
import { User, ValidatedUser } from "../entities/user";
import { IdInput } from "../primitives";

const SignedIn = z.object({ token: z.string(), user: User });

const Accepted = z.optional(z.boolean());

/** What a new account is made of. Role and verification are the server's to decide, whatever else is sent. */
export const Registration = z
  .object({
    email: Email,
    password: RegistrationPassword,
    confirm_password: z.optional(z.string()),
    first_name: z.string().check(z.trim(), z.minLength(2), z.maxLength(15)),
    last_name: z.string().check(z.trim(), z.minLength(2), z.maxLength(15)),
    companyname: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    phone: z.optional(z.string().check(z.regex(/^[\d\s+()-]{8,15}$/))),
    city: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    zip: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
    /** `seller` makes a selling account; anything else buys. */
    seller_type: z._default(z.enum(["buyer", "seller"]), "buyer"),
    /** Either of the two must be true. */
    registration_terms: Accepted,
    termCheck: Accepted,
  })
  .check(
    z.refine(
      (form) => form.confirm_password === undefined || form.confirm_password === form.password,
      {
        path: ["confirm_password"],
        error: "Password does not match",
      },
    ),
    z.refine((form) => form.registration_terms === true || form.termCheck === true, {
      path: ["registration_terms"],
      error: "Por favor acepte los términos para continuar.",
    }),
  );

export const userRegister = defineAction("user/register", {
  summary: "Creates an account and signs it in.",
  access: "public",
  rateLimit: "register",
  startsSession: true,
  input: Registration,
  output: SignedIn,
});

export const userLogin = defineAction("user/login", {
  summary: "Signs in with e-mail and password.",
  access: "public",
  rateLimit: "login",
  startsSession: true,
  input: z.object({
    email: Email,
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    /** A longer session; the password itself is never kept. */
    remember_me: z._default(z.boolean(), false),
  }),
  output: SignedIn,
});

export const userLogout = defineAction("user/logout", {
  summary: "Ends the session of the token that is sent.",
  access: "user",
  scope: "read",
  inferred: true,
  input: z.object({}),
  output: z.object({}),
});

export const userValidateUser = defineAction("user/validateUser", {
  summary: "The user behind the token, with its status.",
  access: "user",
  scope: "read",
  silent: true,
  input: z.object({}),
  output: ValidatedUser,
});

const LotRef = z.object({ project_id: IdInput });
const Watched = z.object({ project_id: z.number(), watched: z.boolean(), favorite: z.boolean() });

function watchAction<const Name extends string>(name: Name, summary: string) {
  return defineAction(name, {
    summary,
    access: "user",
    scope: "read",
    silent: true,
    inferred: true,
    input: LotRef,
    output: Watched,
  });
}

export const userAddWatchlist = watchAction("user/addWatchlist", "Follows a lot.");
export const userRemoveWatchlist = watchAction("user/removeWatchlist", "Stops following a lot.");
export const userAddToFavorites = watchAction("user/addToFavorites", "Adds a lot to favourites.");
export const userRemoveFromFavorites = watchAction(
  "user/removeFromFavorites",
  "Removes a lot from favourites.",
);

/** The calls about accounts, by wire name. */
export const userActions = {
  "user/register": userRegister,
  "user/login": userLogin,
  "user/logout": userLogout,
  "user/validateUser": userValidateUser,
  "user/addWatchlist": userAddWatchlist,
  "user/removeWatchlist": userRemoveWatchlist,
  "user/addToFavorites": userAddToFavorites,
  "user/removeFromFavorites": userRemoveFromFavorites,
};
