import { useQuery } from "martillo";
import { userAllbuyers } from "martillo/contract";
import { FIRST_QUERY } from "martillo/ui/data-table";
import { inputOf, QUEUES, type UsersQueue } from "./users-query";

/** How many accounts wait in a queue. */
export function useQueueCount(queue: UsersQueue) {
  return useQuery(userAllbuyers, {
    ...inputOf({ ...FIRST_QUERY, filters: QUEUES[queue] }),
    limit: 1,
  });
}
