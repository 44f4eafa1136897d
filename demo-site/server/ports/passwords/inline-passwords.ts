import { argon2id, argon2Verify } from "hash-wasm";
import type { PasswordPort } from ".";

export interface HashCost {
  memoryKib: number;
  iterations: number;
}

/** What a password costs to check: about 40 ms of one core. */
export const HASH_COST: HashCost = { memoryKib: 19_456, iterations: 2 };

/** For tests that make many accounts; never for a server that people reach. */
export const CHEAP_HASH_COST: HashCost = { memoryKib: 8, iterations: 1 };

const SALT_BYTES = 16;
export const HASH_BYTES = 32;

export function hashPassword(password: string, cost: HashCost): Promise<string> {
  return argon2id({
    password,
    salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
    parallelism: 1,
    memorySize: cost.memoryKib,
    iterations: cost.iterations,
    hashLength: HASH_BYTES,
    outputType: "encoded",
  });
}

/** Costs what the PHC string says. */
export function verifyPassword(password: string, phc: string): Promise<boolean> {
  return argon2Verify({ password, hash: phc });
}

/** argon2id on the calling thread, which stands still meanwhile. */
export function inlinePasswords(cost: HashCost = HASH_COST): PasswordPort {
  return withDecoy({
    hash: (password) => hashPassword(password, cost),
    verify: verifyPassword,
  });
}

/** The decoy is the hash of a secret that no person has, made once; when that fails, again at the next wish. */
export function withDecoy(port: Omit<PasswordPort, "decoy">): PasswordPort {
  let made: Promise<string> | undefined;
  return {
    ...port,
    decoy() {
      made ??= port.hash(crypto.randomUUID()).catch((error: unknown) => {
        made = undefined;
        throw error;
      });
      return made;
    },
  };
}
