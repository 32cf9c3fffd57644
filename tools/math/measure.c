/*
 * Measures the prelude's mathematical functions, compiled natively, against `reference.c`: worst
 * errors and the inputs that have them, as one line of JSON for each function and type.
 * `measure COUNT [NAME|*] [all]`: `all` tries every number as the argument of functions of one `f32`.
 */
#include <stdio.h>
#include <stdlib.h>
#include "reference.c"

enum region { EVERYWHERE, BELOW_8, OUTSIDE_ZEROS, NOWHERE };
struct row {
    const char *name;
    int id, args;
    const char *shape;
    double ulp[2], absolute[2];
    enum region region;
    double low, high;
    int nears;
    double near[16];
};
#include "table.h"

/* How many inputs with large errors are kept, and how many others. */
#define HARD 10
#define PLAIN 14

/* The function of the prelude. */
extern double call(int id, int single, const double *v);

static uint64_t state;
static uint64_t next_random(void) {
    uint64_t z = (state += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}
static double unit(void) { return (double)(next_random() >> 11) * 0x1p-53; }
static double as(int single, double x) { return single ? (double)(float)x : x; }
static float float_of(uint32_t bits) {
    float f;
    memcpy(&f, &bits, 4);
    return f;
}
static double double_of(uint64_t bits) {
    double d;
    memcpy(&d, &bits, 8);
    return d;
}
static uint64_t bits_of(double d) {
    uint64_t b;
    memcpy(&b, &d, 8);
    return b;
}
static double any(int single) {
    double d = single ? (double)float_of((uint32_t)next_random()) : double_of(next_random());
    /* No signalling ones. */
    return isnan(d) ? NAN : d;
}
static double even(int single, double a, double b) { return as(single, a + (b - a) * unit()); }
/* Magnitudes of moderate exponents. */
static double moderate(int single) {
    double d = ldexp(1 + unit(), (int)(next_random() % 81) - 40);
    return as(single, next_random() & 1 ? d : -d);
}
static double step(int single, double x, int k) {
    for (; k > 0; k--) x = single ? nextafterf(x, INFINITY) : nextafter(x, INFINITY);
    for (; k < 0; k++) x = single ? nextafterf(x, -INFINITY) : nextafter(x, -INFINITY);
    return x;
}
static double beside(const struct row *r, int single) {
    double p = r->near[next_random() % r->nears];
    if (next_random() & 1) return step(single, as(single, p), (int)(next_random() % 41) - 20);
    return as(single, p + ldexp(unit() - 0.5, -(int)(next_random() % 30)));
}
static double pick(const struct row *r, int single) {
    int k = next_random() % 8;
    if (k >= 3 && k < 5) return moderate(single);
    if (k == 5) return any(single);
    if (k > 5 && r->nears) return beside(r, single);
    return even(single, r->low, r->high);
}
/* Arguments that every function is tried with. */
static const double SPECIAL[] = {0.0, -0.0, 1.0, -1.0, INFINITY, -INFINITY, NAN, 1e-310};
#define SPECIALS 8

static void inputs(const struct row *r, int single, long k, double *v) {
    memset(v, 0, 4 * sizeof *v);
    int numbers = r->args, same = next_random() & 1;
    double size = even(single, r->low, r->high);
    for (int j = 0; j < numbers; j++) {
        if (r->shape[j] == 'n') {
            int wide = !strcmp(r->name, "ldexp");
            v[j] = wide ? (int)(next_random() % (single ? 400 : 2500)) - (single ? 200 : 1250)
                        : 2 + (int)(next_random() % 127);
        } else if (k < (numbers == 1 ? SPECIALS : SPECIALS * SPECIALS)) {
            v[j] = as(single, SPECIAL[j == 0 ? k % SPECIALS : k / SPECIALS % SPECIALS]);
        } else if (numbers > 1 && same && !strchr(r->shape, 'n')) {
            v[j] = as(single, size * (0.5 + unit()));
        } else {
            v[j] = pick(r, single);
        }
    }
    if (!strcmp(r->name, "pow") && k >= SPECIALS * SPECIALS && next_random() & 1) {
        v[0] = even(single, 0, 4);
        v[1] = even(single, -200, 200);
    }
}

static int holds(enum region region, int single, double x) {
    switch (region) {
        case EVERYWHERE: return 1;
        case BELOW_8: return fabs(x) < 8;
        case OUTSIDE_ZEROS:
            return single ? !(x >= -10.001 && x <= -2.264) : !(x >= -23.0001 && x <= -2.2637);
        case NOWHERE: return 0;
    }
    return 0;
}

static int64_t order(int single, double d) {
    if (single) {
        float f = d;
        int32_t b;
        memcpy(&b, &f, 4);
        return b < 0 ? (int64_t)INT32_MIN - b : b;
    }
    int64_t b = bits_of(d);
    return b < 0 ? INT64_MIN - b : b;
}
/* In units of the last place; 1e18 where only one is a NaN. */
static double distance(int single, double a, double b) {
    if (isnan(a) || isnan(b)) return isnan(a) && isnan(b) ? 0 : 1e18;
    int64_t x = order(single, a), y = order(single, b);
    double d = fabs((double)x - (double)y);
    return d < 1e15 ? fabs((double)(x - y)) : d;
}

struct input {
    double score, v[4], want;
};
struct outcome {
    long tried;
    double ulp, absolute;
    int hard, plain;
    struct input inputs[HARD], others[PLAIN];
};

static void keep(struct outcome *o, struct input i) {
    int at = o->hard;
    for (int j = 0; j < o->hard; j++)
        if (!memcmp(o->inputs[j].v, i.v, sizeof i.v)) return;
    while (at > 0 && o->inputs[at - 1].score < i.score) at--;
    if (at == HARD) return;
    int moved = (o->hard < HARD ? o->hard : HARD - 1) - at;
    memmove(o->inputs + at + 1, o->inputs + at, moved * sizeof i);
    o->inputs[at] = i;
    if (o->hard < HARD) o->hard++;
}

static void try(const struct row *r, int single, const double *v, struct outcome *o) {
    double got = call(r->id, single, v);
    Q exact = reference(r->id, single, v);
    double want = single ? (double)(float)exact : (double)exact;
    double off = distance(single, got, want), apart = (double)fabsq(exact - (Q)got), score = 0;
    o->tried++;
    if (holds(r->region, single, v[0])) {
        double unit = single ? nextafterf(fabs(want), INFINITY) - fabsf(want)
                             : nextafter(fabs(want), INFINITY) - fabs(want);
        score = off > 1e15 || !isfinite(unit) ? off : apart / unit;
        if (off > o->ulp) o->ulp = off;
    } else if (r->absolute[single] > 0 && isfinite(want) && isfinite(got)) {
        /* Large results, of the second kind, are measured by their own size. */
        score = apart / (fabs(want) > 1 ? fabs(want) : 1);
        if (score > o->absolute) o->absolute = score;
    }
    struct input i = {score, {v[0], v[1], v[2], v[3]}, want};
    keep(o, i);
    if (o->plain < PLAIN && (o->tried <= SPECIALS || o->tried > SPECIALS * SPECIALS)) o->others[o->plain++] = i;
}

/* Of `f32`: the `f64` function decides first whether an error can be as large as the largest. */
static void try_single(const struct row *r, const double *v, struct outcome *o) {
    double got = call(r->id, 1, v), wide = call(r->id, 0, v);
    double off = distance(1, got, (float)wide), apart = fabs(got - wide);
    int is_unit = holds(r->region, 1, v[0]);
    if (fabs(wide) > 1) apart /= fabs(wide);
    if (is_unit ? off > 0 && off >= o->ulp : apart > o->absolute) try(r, 1, v, o);
    else o->tried++;
}

static void try_all(const struct row *r, struct outcome *o) {
    double v[4] = {0};
    for (uint64_t bits = 0; bits >> 32 == 0; bits++) {
        v[0] = float_of((uint32_t)bits);
        try_single(r, v, o);
    }
}

static void print(const struct row *r, const struct input *i) {
    for (int c = 0; c < r->args; c++) printf("%016llx ", (unsigned long long)bits_of(i->v[c]));
    printf("%016llx", (unsigned long long)bits_of(i->want));
}

int main(int argc, char **argv) {
    long count = atol(argv[1]);
    const char *only = argc > 2 ? argv[2] : NULL;
    int all = argc > 3 && !strcmp(argv[3], "all");
    for (int at = 0; at < ROWS; at++) {
        const struct row *r = &rows[at];
        if (only && strcmp(only, "*") && strcmp(only, r->name)) continue;
        for (int single = 1; single >= 0; single--) {
            struct outcome *o = calloc(1, sizeof *o);
            double v[4];
            state = 88172645463325252ull + at * 7919 + single;
            long tries = single ? 4 * count : count;
            for (long k = 0; k < tries; k++) {
                inputs(r, single, k, v);
                if (single && k > 4096) try_single(r, v, o);
                else try(r, single, v, o);
            }
            if (all && single && r->args == 1) try_all(r, o);
            printf("{\"name\":\"%s%s\",\"tried\":%ld,\"ulp\":%.17g,\"absolute\":%.3g,\"inputs\":[",
                   r->name, single ? "f" : "", o->tried, o->ulp, o->absolute);
            for (int j = 0; j < o->hard; j++) printf(j ? "\",\"" : "\""), print(r, &o->inputs[j]);
            for (int j = 0; j < o->plain; j++) printf("\",\""), print(r, &o->others[j]);
            printf("\"]}\n");
            fflush(stdout);
            free(o);
        }
    }
    return 0;
}
