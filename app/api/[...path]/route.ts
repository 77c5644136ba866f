import { absentMethods } from "@/lib/api/other-methods";

/** Unknown paths under /api still get a JSON response. */
export const { GET, POST, PUT, PATCH, DELETE } = absentMethods();
